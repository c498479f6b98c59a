## Why a press did nothing
web-refused = { $sort ->
        [unpayable] Too dear now
        [taken] Taken already
        [later] Not now
        [unknown] Not now
       *[other] Not possible
    }
web-refused-turn-of = It is the turn of { $name }.
web-refused-instead = What can be done
web-refused-rule = Rule { $rule }
