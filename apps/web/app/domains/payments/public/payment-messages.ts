import type { Returning } from './use-payment-check.ts';

/** What a person should know about the payment that they come back from. */
export const PAYMENT_MESSAGES: Record<Returning, string> = {
  checking: 'We are checking your payment…',
  created: 'No payment has arrived yet. If you have just paid, it will show here in a moment.',
  waiting: 'We are waiting for your transfer. This page will tell you the moment it arrives; you can also close it.',
  succeeded: 'Thank you. Your payment has arrived.',
  wrong:
    'Your payment came with another amount or currency than we asked for, so all of it goes back to you. You can pay again.',
  failed: 'The payment did not go through, and nothing was charged. You can try again.',
  abandoned: 'The payment was not completed. You can try again.',
};
