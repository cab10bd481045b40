import type { Rates } from './rules.ts';

/** Indicative rates that the product ships with, shown under their date until fresher ones have been fetched. */
export const BUNDLED_RATES: { day: string; rates: Rates } = {
  day: '2025-11-14',
  rates: {
    NGN: 1,
    USD: 0.000693,
    EUR: 0.000597,
    GBP: 0.000527,
    CAD: 0.000972,
    AUD: 0.00106,
    JPY: 0.1071,
    CHF: 0.00055,
    CNY: 0.00492,
  },
};
