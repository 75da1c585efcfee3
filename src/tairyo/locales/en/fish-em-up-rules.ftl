### The rulebook of Fish ’em Up, in our own words: a message a clause, under its number.

fish-em-up-rules-aim = One net lies on the table, and everybody makes it grow: lay card over card so that its rope stays one closed line. Each catch you lay counts all the others of its kind that can still be seen. When the fishing boat comes in, the most fishing points win.

fish-em-up-rules-setup = Setting up
FE-1 = There are 55 cards: the start net, 18 anchor cards and 36 sea cards in four decks. Fishing points never run out. There is one jellyfish token. That each deck has nine cards is our reconstruction.
    .marks = reconstructed
FE-2 = Everybody gets three anchor cards and keeps them secret. The other anchor cards go back to the box unseen. Two to six can play: that is how far 18 anchor cards go.
    .marks = reading
FE-3 = Each sea deck is shuffled by itself. Deck 1 lies on top, then 2, 3 and 4. Nobody knows the order; how many cards are left is open to all.
FE-4 = The start net lies in the middle. It carries no catch. Who begins is drawn by lot.
    .marks = reading
FE-5 = What is drawn on the cards, and how many cards there are of each catch, is our reconstruction. You can put in the cards of your own copy.
    .marks = reconstructed option

fish-em-up-rules-turn = Your turn
FE-10 = Turns go clockwise. Play one card from your hand onto the net, carry out its effect, then draw from the sea until you hold three cards.
FE-11 = If none of your cards can be played, you are skipped, but you still draw up to three. A jellyfish that can be played is a card that can be played. Nobody passes by choice.
    .marks = reading
FE-12 = If everybody in a row is skipped and nobody draws, the game ends and is scored.
    .marks = reading

fish-em-up-rules-laying = Laying a card
FE-20 = A card is five by seven cells, each of them sea or net. It is laid with its cells exactly on the cells of the table, turned by quarter turns as you like, never mirrored. Each side of a net cell shows rope or none.
    .marks = reading
FE-21 = At each place the topmost card shows what is there. Where no card lies, there is sea.
    .marks = reading
FE-22 = A card is laid on the net: it covers at least one net cell that can be seen.
    .marks = reading
FE-23 = The rope must not break, and the net must lie on the inner side of it. Once the card lies, every net cell shows rope at exactly those sides beyond which there is sea. So at the card’s rim open net meets open net, roped net meets sea, and sea never meets open net, which goes for the older cards as well.
FE-24 = Nothing may lie loose, inside or outside: all visible net hangs together and shuts in no sea, so that the rope is one single closed line. Cells hang together by their sides; a corner is not enough.
FE-25 = You may try positions as long as you like before you play.

fish-em-up-rules-catches = Catches
FE-30 = A catch is active while all of its picture can be seen and the jellyfish token does not lie on it. Otherwise it is blocked. Its picture is two by two cells.
    .marks = reading
FE-31 = When you play a catch, its effect is as strong as the number of active catches of its kind in the net. First the card is laid, then it is seen what it covers, then they are counted, your card too.
    .marks = reading
FE-32 = An effect must be carried out, as far as it can be.
FE-33 = Fish: you get 1 point for each active fish.
FE-34 = Crab: you get 1 point for each active crab. Then choose an opponent and take a random card from that hand, unseen by the others. Somebody’s last card cannot be taken; if no opponent holds two cards or more, you take nothing.
    .marks = reading
FE-35 = Seahorse: for each active seahorse take 1 point from an opponent, not always the same one if you like. While somebody has a point, choose one who has. What nobody has is lost.
    .marks = reading
FE-36 = Trash: for each active piece of trash every opponent loses 1 point. Nobody goes below 0.
    .marks = reading
FE-37 = Jellyfish: it is laid aside, not on the net. Put the jellyfish token on any active catch. That catch’s effect happens at once, as if it had just been played, and it counts itself although the token lies on it. From then on it is blocked, until the token moves on.
    .marks = reading
FE-38 = Without an active catch no jellyfish can be played, and the token cannot stay where it lies. The catch that it leaves is active again, if all of it can be seen, and counts for the new effect.
    .marks = reading
FE-39 = When a card covers the catch under the token, even a part of it, the token goes back beside the table.
    .marks = reading

fish-em-up-rules-end = The end
FE-40 = The fishing boat is in the fourth deck. Whoever draws it shows it, and the game ends at once, even in the middle of drawing.
FE-41 = The most fishing points win. Who ties for them shares the win.

fish-em-up-rules-public = What is open
FE-50 = Open to all are the net, the token, points, how many cards everybody holds, the height of the sea deck, and the jellyfish laid aside. Secret are the hands, the order of the deck, and the anchor cards in the box. Which card a crab took is known to thief and victim only.
    .marks = reading

## What a table can choose

fish-em-up-rules-option-tables = The faces of all cards. Whoever runs the server can lay files beside ours with the faces of their own copy; a table then chooses one of them.

## Pictures of the rulebook

fish-em-up-picture-laid = The start net, and behind it the same net with a card laid over its edge: open net meets open net.
fish-em-up-picture-refused = The card in dashes must not lie there; what breaks is red.
fish-em-up-picture-off-net = It covers no net.
fish-em-up-picture-open-meets-sea = Open net would meet sea.
fish-em-up-picture-rope-meets-net = Rope would run through the net.
fish-em-up-picture-sea-meets-open = The card’s sea would cut the old net open.
fish-em-up-picture-hole = The net would shut in the sea.
fish-em-up-picture-covered = The pale catch is covered in part: it is blocked.
fish-em-up-picture-token = The jellyfish token lies on a catch: it has just taken effect, and is blocked now.
