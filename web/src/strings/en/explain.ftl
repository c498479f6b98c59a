# Every element explains itself

web-explain-now = Now
web-explain-now-you = Now, for you
web-explain-none = There is no explanation for this.
web-explain-choose = Choose it
web-explain-printed = as printed
web-explain-recalled = recalled, not verified
web-explain-reconstructed = reconstructed
web-key-explain = Explain what has the focus
