/** How an order comes to whom it is for. */
export const DELIVERY_OPTIONS = ['standard', 'express', 'pickup'] as const;
/** What of it is paid when it is placed. */
export const PAYMENT_PLANS = ['full', 'deposit'] as const;
