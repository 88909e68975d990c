### Samouczek i przykłady rozgrywane krok po kroku.

tutor-title = Twoja pierwsza tura
tutor-example = Przykład
tutor-step = { $step } z { $steps }
tutor-do = Zrób to za mnie
tutor-left = To była inna droga. Graj dalej, jak chcesz: ten stół jest tylko twój.
tutor-shown = To był cały przykład. Graj dalej, jak chcesz: ten stół jest tylko twój.
