import type { PricedDesign } from '@adunni/contracts/asoebi/designs/designs';

/** What a maker’s price list proposes for one set, whoever wears it: the most that it may come to, in whole hundreds. */
export const proposedPrice = (pricing: PricedDesign['pricing'] | undefined): number | null =>
  pricing?.proposal ? Math.ceil(pricing.proposal.high / 100) * 100 : null;
