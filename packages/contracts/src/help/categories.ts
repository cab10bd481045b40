/** What articles are sorted by, in the order in which the help centre shows them. */
export const HELP_CATEGORIES = {
  ordering: { name: 'Ordering', description: 'Choosing, ordering and following an order.' },
  'made-to-measure': {
    name: 'Made to measure and fit',
    description: 'How made-to-measure works, from brief to fitting.',
  },
  measuring: { name: 'Measuring', description: 'Where the tape goes, and how we keep your measurements.' },
  fabrics: { name: 'Fabrics and care', description: 'Aso-oke, adire, lace and ankara, bought and looked after.' },
  bookings: { name: 'Fittings and bookings', description: 'Booking a maker’s time, rescheduling and cancelling.' },
  delivery: { name: 'Delivery', description: 'Where we deliver, what it costs and when it arrives.' },
  payments: { name: 'Payments and deposits', description: 'Paying, deposits, balances and currencies.' },
  refunds: { name: 'Refunds and alterations', description: 'When something does not fit or is not right.' },
  subscriptions: { name: 'Subscriptions', description: 'Plans, trials, billing and cancelling.' },
  account: { name: 'Account and privacy', description: 'Your account, your data and who sees it.' },
  makers: { name: 'For makers', description: 'Selling, verification, deadlines and payouts.' },
} as const satisfies Record<string, { name: string; description: string }>;

export type HelpCategory = keyof typeof HELP_CATEGORIES;
export const HELP_CATEGORY_SLUGS = Object.keys(HELP_CATEGORIES) as [HelpCategory, ...HelpCategory[]];

/** Why an article did not help. */
export const UNHELPFUL_REASONS = {
  'not-my-question': 'It doesn’t answer my question',
  unclear: 'It’s hard to follow',
  wrong: 'It isn’t what happened to me',
  other: 'Something else',
} as const;
export type UnhelpfulReason = keyof typeof UNHELPFUL_REASONS;
export const UNHELPFUL_REASON_NAMES = Object.keys(UNHELPFUL_REASONS) as [UnhelpfulReason, ...UnhelpfulReason[]];
