import type { Fit } from '@adunni/contracts/reviews/forms';

type Further = readonly [rating: 1 | 2 | 3 | 4 | 5, fit: Fit | null, title: string, text: string];

/** Reviews of what the year’s customers had made for them; each is used once. */
export const ofMadePieces: readonly Further[] = [
  [5, 'true', 'They listened', 'I asked for a higher neck and got exactly that, with a sketch to approve first.'],
  [
    4,
    'true',
    'Two days late, worth it',
    'They told me on the Monday that it would be the Wednesday. It was the Wednesday.',
  ],
  [5, 'true', 'The fitting made it', 'Tried on once, pinned twice, and then it sat as though it had grown on me.'],
  [5, 'true', 'Clean inside out', 'I turned it over to look for a raw edge and could not find one.'],
  [3, 'large', 'Cautious cutting', 'Plenty left in the seams, which is kind, but I had to have the sides taken in.'],
  [4, 'true', 'My third order here', 'They keep my measurements and still ask whether anything has changed.'],
  [5, 'true', 'Made for sitting too', 'Most tailors measure you standing. This one asked me to sit down.'],
  [
    2,
    'small',
    'A second fitting would have helped',
    'Tight across the shoulders. They mended it without fuss, but I missed the date.',
  ],
  [
    5,
    'true',
    'Photographs of every stage',
    'I watched it come together from another country. The parcel was no surprise, only a joy.',
  ],
  [4, 'small', 'Snug, as I asked', 'I wanted it close and it is close. Eat after the photographs.'],
  [5, 'true', 'My husband noticed', 'He notices nothing. He noticed this.'],
  [5, 'true', 'A proper hem', 'Deep enough to let down when my daughter inherits it.'],
  [
    4,
    'true',
    'Good cloth, good hands',
    'The colour is a little deeper than on my telephone. I have come to prefer it.',
  ],
  [3, 'true', 'Lovely, slow to answer', 'The work is beautiful. My messages waited two days at a time.'],
  [
    5,
    'true',
    'Weighed down in the right places',
    'It falls like water. There is a small chain in the hem, they told me when I asked.',
  ],
  [
    5,
    'large',
    'Room to dance',
    'I asked for ease and got it. Nothing rode up between the spraying and the small chops.',
  ],
  [
    4,
    'true',
    'Pressed and folded',
    'It came in paper, with the creases where creases should be. One button was loose.',
  ],
  [5, 'true', 'For my mother’s seventieth', 'She has worn it three times since, which is the only review that counts.'],
];

/** Reviews of what the year’s customers bought from the shelf; each is used once. */
export const ofReadyPieces: readonly Further[] = [
  [5, 'true', 'Arrived the next day', 'Ordered on a Thursday night, wore it on the Saturday.'],
  [4, 'true', 'Exactly the picture', 'Same blue, same weight. The box had seen some travel.'],
  [5, 'true', 'Bought two more', 'One for me, one for my sister, one for the cousin who kept asking.'],
  [3, 'small', 'Go one up', 'Beautiful, but I am usually a medium and here I am a large.'],
  [4, 'large', 'Easy fit', 'Falls wide on a narrow frame. A belt solves it.'],
  [5, 'true', 'Washed it six times', 'Cold water, shade, no drama. The colour stays where it is.'],
  [2, 'small', 'Not for tall people', 'Short on me by a hand. Sending it back was simple, I will say that.'],
  [5, 'true', 'A gift that landed', 'I guessed the size from a photograph and guessed right.'],
  [4, 'true', 'Stitching is straight', 'I sew, so I look. One thread to snip, no more.'],
  [5, 'true', 'Office to owambe', 'Flat shoes at nine, heels at six, the same piece.'],
  [4, 'true', 'Nearly kept it for best', 'Then I wore it to the market and it was fine.'],
  [3, 'true', 'Good, not quick', 'It came in four days rather than two. No complaint about the piece.'],
];
