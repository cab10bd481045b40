export const TICKET_CATEGORIES = [
  'Order',
  'Made to measure and fit',
  'Delivery',
  'Payment and refund',
  'Booking',
  'Subscription',
  'Try-on',
  'Account',
  'Other',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** The lowest first. */
export const TICKET_PRIORITIES = ['Low', 'Normal', 'High', 'Urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** What a ticket can be about: the items of one maker in an order, a booking, a payment, a plan. */
export const TICKET_SUBJECTS = ['order-part', 'booking', 'payment', 'subscription'] as const;
export type TicketSubject = (typeof TICKET_SUBJECTS)[number];

/** Most photos and PDFs of one message. */
export const MAX_TICKET_FILES = 5;
/** Longest message. */
export const TICKET_TEXT = 4000;
