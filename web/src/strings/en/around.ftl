## Getting around

web-skip = Skip to the content
web-navigation = Main navigation
web-home = Home
web-lobby = Lobby
web-mine = My tables
web-settings = Settings
web-account = Account
web-rules = Rules
web-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
web-loading = One moment…
web-close = Close
web-announcement = From the operator of this server
web-can = you can:
web-cancel = Cancel
web-save = Save
web-send = Send
web-copy = Copy
web-copied = Copied
web-done = Done
web-not-found = There is nothing at this address
web-of = { $value } of { $most }
web-unofficial = An unofficial project by players for players. The games belong to their authors and publishers; rules and drawings here are in our own words and lines.
web-reconstructed = Some printed values of this game are reconstructed and may differ from your copy:
web-honest = We know most printed values from rulebooks and public sources and had to reconstruct the rest. Where every number comes from:

## When something fails

web-error = That did not work ({ $code }).
web-error-offline = The server does not answer. Please try again in a moment.
web-areas = Parts of the board
web-area-asked = something can be done here

## What the home page says of other screens

web-about = About and privacy
web-about-makers = The people who made the games
web-language = Language
web-theme-light = Use the light theme
web-theme-dark = Use the dark theme
web-deleted-player = deleted player
web-primer = The game in two minutes
web-learn = Learn
web-learn-offer = Lesson
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-notices-unseen = { $count ->
    [0] Notices
    [one] Notices: 1 is new
   *[other] Notices: { $count } are new
}
