/** What customers of the demo write with a booking; most write nothing. */
export const demoNotes = [
  'My mother comes along; she has opinions.',
  'I have the cloth already, six yards of cord lace.',
  'Please tell me honestly whether it can still be let out.',
  'I am on crutches, is there a step at the door?',
  'It is for my brother’s introduction on the fourteenth.',
  'I come straight from work and may be five minutes late.',
  'The last tailor cut the sleeves too tight. Never again.',
  'There are two of us, but only I need measuring.',
  'I would like to see the emerald and the wine next to each other.',
  'Please keep it simple. No beads.',
  'I fly back to Houston on Sunday, so it has to be this week.',
  'The zip went at the cloakroom of a wedding. It was not pretty.',
];

/** Reasons that customers and workshops of the demo give. */
export const demoReasons = {
  customer: ['The wedding has moved to Easter.', 'I have to travel.', 'I found what I needed ready made.', ''],
  maker: ['The light in the studio is being repaired.', 'Our cutter is ill.', 'We are at a fair that day.'],
  declined: ['We take no more bridal work before the new year.', 'That week is full of fittings for one big order.'],
};

/** Why a workshop of the demo asks for another time. */
export const demoProposal =
  'A bride’s last fitting has moved into that hour. At this time you would have the table to yourself.';

/** What is said after a booking has been made, in turn by customer and workshop. */
export const demoTalk = [
  ['Is there somewhere to park?', 'Behind the house, through the green gate. Say that you come to us.'],
  ['Should I bring the shoes?', 'Yes please, or shoes of the same height.'],
  ['Could you look at a second dress, too?', 'Bring it. If it is only a hem, we do it while you wait.'],
] as const;

/** What customers of the demo report, and how staff answer the first. */
export const demoReports = [
  {
    reason: 'not-as-booked',
    text: 'We began half an hour late, and half of what I had booked it for was left open.',
    answer: 'The workshop agrees that half of the time was lost, so half of the price is refunded.',
  },
  { reason: 'maker-absent', text: 'I rang twice and waited for twenty minutes. Nobody opened.', answer: '' },
] as const;
