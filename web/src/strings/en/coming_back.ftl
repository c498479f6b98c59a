## Signing in and up, and coming back as a guest

web-name-hint = You sign in by this name, and every table calls you by it.
web-name-hint-guest = Every table calls you by it.
web-password-good = At least 8 characters that nobody guesses; three or four unrelated words are good.
web-login-forgotten = Forgotten it? Whoever runs this server can give you a link for a new one.
web-recovery = Come back from another browser
web-recovery-hint = You have no account, so only this browser knows you. A secret link brings you and your tables back, from anywhere. Keep it to yourself: whoever has it is you.
web-recovery-link = Your secret link
web-recovery-make = Make my link
web-recovery-again = Make another one
web-recovery-leave = Sign out of this browser…
web-recovery-leave-title = Sign out as a guest?
web-recovery-warning = Nothing but this link brings you and your tables back afterwards. Copy it, or photograph the code.
web-recovery-kept = I have kept the link
web-recovery-stay = Stay
web-recover = Welcome back
web-recover-hint = This is a guest’s secret link. It makes this browser theirs again, with all their tables.
web-recover-keep = Bring the tables along that I have in this browser
web-recover-signed-in = You are signed in as { $name } here, and will be signed out.
web-recover-go = Come back

## A page on a plain web host, and keeping the page on a device

web-no-server = There is no server here
web-no-server-words = This page is a folder of files. It plays against bots or at one screen, and teaches, shows and replays; accounts, friends and ladders need a server.
web-keep = Play without a network
web-keep-words = Fetches the games, the rules and the bots once ({ $megabytes } MB on the disk). After that the page starts and plays without a network, on a plane too.
web-keep-now = Keep on this device
web-keeping = Fetching
web-kept = Everything is on this device: it plays without a network.
web-keep-failed = Not everything could be fetched. Is there room on the disk, and a network?
