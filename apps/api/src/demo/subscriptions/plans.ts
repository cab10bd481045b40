/** What plans hold, the first as the journeys of premium count it. */
export const DEMO_FEATURES = [
  {
    key: 'try-ons',
    name: 'Virtual try-ons',
    description: 'See a piece on yourself before you order it.',
    unit: 'try-on',
    isMetered: true,
    trialLimit: 5,
  },
  {
    key: 'profiles',
    name: 'Try-on profiles',
    description: 'People whom you dress, each with measurements of their own.',
    unit: 'profile',
    isMetered: false,
    trialLimit: 1,
  },
  {
    key: 'concierge',
    name: 'Concierge',
    description: 'A stylist answers your questions on cloth, cut and occasion.',
    unit: '',
    isMetered: false,
    trialLimit: null,
  },
] as const;

/** The plans, with naira prices and how much each holds of a feature; null is without limit. */
export const DEMO_PLANS = [
  {
    slug: 'lite',
    name: 'Lite',
    tagline: 'For the next party or two.',
    month: 2500,
    year: null,
    holds: { 'try-ons': 15, profiles: 1 },
  },
  {
    slug: 'plus',
    name: 'Plus',
    tagline: 'For you and the people you dress with.',
    month: 6500,
    year: 65_000,
    holds: { 'try-ons': 60, profiles: 3 },
  },
  {
    slug: 'pro',
    name: 'Pro',
    tagline: 'For stylists, and families who celebrate often.',
    month: 18_000,
    year: null,
    holds: { 'try-ons': 250, profiles: null, concierge: null },
  },
] as const;
