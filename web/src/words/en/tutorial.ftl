### The tutorial, and examples that are played along.

tutor-title = Your first turn
tutor-example = An example
tutor-step = { $step } of { $steps }
tutor-do = Do it for me
tutor-left = You went another way. Go on as you like: this table is yours alone.
tutor-shown = That was the example. Go on as you like: this table is yours alone.
