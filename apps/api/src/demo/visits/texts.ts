import type { Place, ServiceKind } from '@adunni/contracts/services/services';

/** What customers of the demo write with a booking of each kind; most write nothing. */
export const demoNotes: Readonly<Record<ServiceKind, readonly string[]>> = {
  appointment: [
    'My mother comes along; she has opinions.',
    'I have the cloth already, six yards of cord lace.',
    'I am on crutches, is there a step at the door?',
    'It is for my brother’s introduction on the fourteenth.',
    'I come straight from work and may be five minutes late.',
    'The last tailor cut the sleeves too tight. Never again.',
    'I would like to see the emerald and the wine next to each other.',
    'Please keep it simple. No beads.',
    'I fly back to Houston on Sunday, so it has to be this week.',
    'I have put on some weight since January, so please measure me anew.',
    'I bring the shoes that go with it.',
    'My left shoulder sits lower than the right; it shows in everything I buy.',
    'It is my first time at a tailor’s. What should I wear underneath?',
    'The church wants sleeves, my sister wants none. Help us decide.',
  ],
  'home-visit': [
    'There are two of us, but only I need measuring.',
    'Please call at the gate; the bell does not work.',
    'My father can’t climb stairs, so we do it in the parlour.',
    'We have a dog. He will be in the yard.',
    'The estate wants your name at the gate, so send it the day before, please.',
    'My twins are to be measured first, before they get tired.',
    'There is parking inside the compound.',
    'Grandma speaks Yoruba only; my sister translates.',
  ],
  video: [
    'I send photos of two gowns that I like before we talk.',
    'I am in London, so please remember the hour between us.',
    'My sister in Toronto joins us; she pays for half.',
    'I can’t decide between aso-oke and lace for the traditional wedding.',
    'My network drops in the evening. If it does, please ring me.',
    'I have a budget of ₦180,000 for everything, fabric included.',
    'There are eight bridesmaids, from UK 8 to UK 22. What suits all of them?',
    'I would like to hear what can be made of my mother’s old wrapper.',
    'It is for my call to bar, so it has to be sober.',
    'I hold the tape myself; please tell me where I go wrong.',
  ],
  class: [
    'I have hemmed curtains, never a sleeve.',
    'I bring my own machine, a small Singer.',
    'My daughter comes too; she is fourteen.',
    'I am left-handed. Is that all right with your scissors?',
    'Is there time for questions at the end?',
    'It is a birthday present, so please don’t ring before Friday.',
    'So far I have learned from videos, with mixed results.',
    'Do you have chalk and paper there, or do I bring them?',
  ],
  'drop-off': [
    'Please tell me honestly whether it is worth it.',
    'I need it back for a wedding on Saturday week.',
    'It was my mother’s. Please keep whatever you cut off.',
    'The shoes that it is worn with are in the bag.',
    'My driver brings it; he knows nothing about it, so please ring me.',
    'If you find anything else that should be done, please ring me first.',
    'There is a palm oil stain near the collar. Don’t iron over it, please.',
    'The lining has torn under the arm, too. Can you look at that?',
  ],
};

/** Reasons that customers and workshops of the demo give. */
export const demoReasons = {
  customer: ['The wedding has moved to Easter.', 'I have to travel.', 'I found what I needed ready made.', ''],
  maker: ['The light in the studio is being repaired.', 'Our cutter is ill.', 'We are at a fair that day.'],
  declined: ['We take no more bridal work before the new year.', 'That week is full of fittings for one big order.'],
};

/** Why a workshop of the demo asks for another time. */
export const demoProposal =
  'A bride’s last fitting has moved into that hour. At this time you would have the table to yourself.';

type Talk = readonly (readonly [question: string, answer: string])[];

/** What is said after a booking has been made, in turn by customer and workshop, by where it takes place. */
export const demoTalk: Readonly<Record<Place, Talk>> = {
  studio: [
    ['Is there somewhere to park?', 'Behind the house, through the green gate. Say that you come to us.'],
    ['Should I bring the shoes?', 'Yes please, or shoes of the same height.'],
    ['Could you look at a second dress, too?', 'Bring it. If it is only a hem, we do it while you wait.'],
  ],
  home: [
    ['Do you bring a mirror?', 'A tall one, yes. Good light by a window helps more than you would think.'],
    ['Could you measure my sister as well?', 'Gladly, if we have ten minutes more.'],
    ['How many of you will come?', 'Two: one measures, one writes.'],
  ],
  video: [
    ['Should I have a tape at hand?', 'Yes please, a soft one, and somebody to hold it behind you.'],
    ['Can my mother join from another phone?', 'Of course, what you join by works for both of you.'],
    ['Shall I send you pictures before the call?', 'Yes please, three or four that you like.'],
  ],
};

/** What customers of the demo report, and how staff answer the first. */
export const demoReports = [
  {
    reason: 'not-as-booked',
    text: 'We began half an hour late, and half of what I had booked it for was left open.',
    answer: 'The workshop agrees that half of the time was lost, so half of the price is refunded.',
  },
  { reason: 'maker-absent', text: 'I rang twice and waited for twenty minutes. Nobody opened.', answer: '' },
] as const;
