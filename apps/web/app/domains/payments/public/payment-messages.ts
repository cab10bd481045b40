import type { Returning } from './use-payment-check.ts';

/** What a person should know about the payment that they come back from. */
export const PAYMENT_MESSAGES: Record<Returning, string> = {
  checking: 'We are checking your payment…',
  created: 'We haven’t received your payment yet. If you have just paid, it will appear here in a moment.',
  waiting: 'We are waiting for your transfer. This page updates when it arrives; you can also close it.',
  succeeded: 'Thank you. We received your payment.',
  wrong:
    'Your payment arrived in a different amount or currency, so it will be refunded to your original payment method. Please pay again.',
  failed: 'Payment failed. Nothing was charged. You can try again.',
  abandoned: 'The payment was not completed. You can try again.',
};
