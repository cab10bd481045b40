import type { Stage } from '@adunni/contracts/orders/stages';

/** What makers write at a stage, now and then. */
export const STAGE_NOTES: Partial<Record<Stage, readonly string[]>> = {
  confirmed: ['We begin on Monday. Thank you for coming to us.', 'It is in the book; your cloth is on the shelf.'],
  'measurements-confirmed': ['We called to check the hip and the sleeve: all clear.', 'Measured at the studio today.'],
  'fabric-sourced': [
    'The lace came from Balogun market this morning, and it is the good one.',
    'Dyed and dried twice.',
  ],
  cutting: ['Cut this morning, with two centimetres left in the side seams.'],
  'first-fitting': ['Sewn together and ready for you to try on; the side seams are only basted.'],
  alterations: ['Altered as we agreed at the fitting, and pressed.'],
  'quality-check': ['Every bead on the border counted and knotted.', 'Pressed and looked at under the lamp.'],
  packed: ['Wrapped in tissue, with the receipt inside.'],
};

export const DECLINES: readonly string[] = [
  'We are fully booked for that week, and would rather not rush it. Your money is on its way back.',
  'The mill has run out of this cloth until next month. We are sorry.',
];
export const CHANGES_OF_MIND: readonly string[] = [
  'The party was moved to next year.',
  'I ordered the wrong size by mistake.',
  'My sister has one that I may borrow.',
];
export const HOLDS: readonly string[] = [
  'Waiting for your new measurements, since you told us that they changed.',
  'The matching thread is late; we go on when it comes.',
];
export const DISPUTES: readonly string[] = ['One seam opened at the first wearing; photos are in the conversation.'];
export const GOODWILL: readonly string[] = [
  'It came four days late, after the party. With our apologies.',
  'The shade is a little off what the picture shows.',
];
export const RETURNS: readonly string[] = ['Came back unworn within seven days.', 'One piece was the wrong size.'];
/** What customers write beside their measurements: true of a gown, a kaftan and a shirt alike. */
export const FIT_NOTES: readonly string[] = [
  'I like it a little loose rather than close.',
  'Please leave room for dancing.',
  'My left shoulder sits lower than the right, about 1 cm.',
  'Please keep extra in the side seams; my weight goes up and down.',
];
export const CARRIERS = {
  home: ['GIG Logistics', 'Kwik Delivery', 'DHL Nigeria'],
  abroad: ['DHL Express', 'Aramex', 'UPS'],
} as const;
