#!/bin/sh
# An engine in tools that know neither JSON nor our games: awk takes the middle one of the legal actions.
#   tabuleiro match luna --seats "engine:sh examples/engine.sh,regular"

while read -r line; do                  # a line at a time: awk alone would wait for a whole block of input
    case $line in
    *'"do":"new"'*) echo '{"ready": true, "name": "middle 1.0"}' ;;
    *'"do":"choose"'*)
        printf '%s\n' "$line" | awk '{
            sub(/.*"legal":\[/, "")     # [12,"journey .."],[13,".."]],"clock":..
            sub(/\],"clock":.*/, "")
            count = split($0, legal, /\],\[/)
            action = legal[int((count + 1) / 2)]
            sub(/^\[/, "", action)
            sub(/,.*/, "", action)      # only the number is left
            print "{\"action\": " action "}"
        }' ;;
    *'"do":"end"'*) exit ;;
    esac
done
