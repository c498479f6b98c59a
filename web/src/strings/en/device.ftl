## Tables on this device, and the page without a network

web-where = Where it is played
web-where-server = On the server
web-where-device = On this device
web-where-device-hint = Against bots, or with people at this screen. It works without a network, and nobody else sees the table.
web-device-starting = The games are being started on this device. The first time takes some seconds.
web-here = On this device
web-chat-here = Nobody else is at a table on this device.
web-error-device = The games could not be started on this device. Load the page again, or play on the server.
web-keep = Play without a network
web-keep-words = Fetches the games, the rules and the bots once ({ $megabytes } MB on the disk). After that the page starts and plays without a network, on a plane too.
web-keep-now = Keep on this device
web-keeping = Fetching
web-kept = Everything is on this device: it plays without a network.
web-keep-failed = Not everything could be fetched. Is there room on the disk, and a network?
web-keep-none = This server was set up without the part that plays on a device.
web-keep-insecure = Browsers keep pages only from an address that begins with https, or from this computer.
web-news = A new version is here.
web-news-accept = Load it now
web-news-later = Later
web-unserved = There is no network, or the server does not answer. Games on this device go on.
