/** How far the marketplace has checked a maker. */
export const MAKER_TIERS = ['Listed', 'Verified', 'Master'] as const;

/** What each tier says to a shopper. */
export const MAKER_TIER_MEANINGS: Readonly<Record<(typeof MAKER_TIERS)[number], string>> = {
  Listed: 'We have confirmed who runs this workshop and how to reach it.',
  Verified: 'We have confirmed who runs this workshop, seen where the work is done and inspected finished garments.',
  Master: 'A verified workshop whose craft our quality inspectors have judged exceptional over many orders.',
};
