# Getting on with the other people at a table, or not.

people-others = People here…
people-title = People at this table
people-beside = beside the table
people-block = Block
people-block-help = Block: you hear nothing more from them, here and elsewhere, and they cannot sit down where you are the host. They are not told.
people-blocked = You hear nothing more from { $name }. On the page “My games” you can change your mind.
people-mute = Mute
people-unmute = Unmute
people-mute-help = Mute: they play and look on, but say nothing at this table. Everyone sees that.
people-silent = silent here
people-you-silent = The host of this table wants you to say nothing here.
people-report = Report…
people-report-title = Report { $name }
people-reason = What is it about?
people-reason-name = The name
people-reason-chat = What they say
people-reason-play = How they play
people-reason-other = Something else
people-report-text = What happened? Whoever runs this server reads it.
people-report-send = Send the report
people-back = Back
people-reported = Thank you: whoever runs this server will read it.
people-mine = People I have blocked
people-hear = Hear again
people-name-here = Your name at this table

web-refusal-alike = Somebody at this table is called that, or nearly so: take another name here.
web-refusal-words = Whoever runs this server does not want one of these words here.
web-refusal-banned = This server is closed to you for a time.
