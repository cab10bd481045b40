/** How staff settled by hand what the provider could not. */
export const SETTLED_HOW = ['bank-transfer', 'provider'] as const;
export type SettledHow = (typeof SETTLED_HOW)[number];
export const SETTLED_HOW_LABELS: Record<SettledHow, string> = {
  'bank-transfer': 'By bank transfer from our account',
  provider: 'In the payment provider’s dashboard',
};
