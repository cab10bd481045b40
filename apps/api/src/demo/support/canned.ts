import { cannedAnswers } from '../../domains/support/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';

const ANSWERS: readonly (readonly [title: string, body: string])[] = [
  [
    'Order: where it is',
    'Hello {{firstName}},\n\nThank you for your message about order {{orderNumber}}. I have checked with the workshop: your order is on schedule. You can follow each step on the order’s page, and we’ll email you when it is on its way.',
  ],
  [
    'Order: delayed by the workshop',
    'Hello {{firstName}},\n\nI am sorry: order {{orderNumber}} is taking longer than promised. The workshop needs a few more days for the finishing. If the new date is too late for you, please reply, and we’ll find a solution together.',
  ],
  [
    'Delivery: tracking has not moved',
    'Hello {{firstName}},\n\nI have asked the courier about order {{orderNumber}}. Parcels are sometimes scanned late, so please give it one more working day. If nothing has moved by then, reply here and we’ll take it up with them at once.',
  ],
  [
    'Delivery: confirm the address',
    'Hello {{firstName}},\n\nThe courier could not deliver order {{orderNumber}}. Please reply with the full address, a landmark nearby and a phone number on which they can reach you.',
  ],
  [
    'Fit: ask for photos',
    'Hello {{firstName}},\n\nI am sorry that it doesn’t fit as it should. Please reply with two photos, one from the front and one from the side, and say where it is too tight or too loose. The workshop will then suggest how to alter it.',
  ],
  [
    'Fit: alteration agreed',
    'Hello {{firstName}},\n\nThe workshop will alter your piece from order {{orderNumber}} free of charge. Please send it back in its packaging; the address is on the order’s page.',
  ],
  [
    'Payment: received late',
    'Hello {{firstName}},\n\nYour payment reached us late and is now assigned to order {{orderNumber}}. There is nothing more for you to do.',
  ],
  [
    'Refund: on its way',
    'Hello {{firstName}},\n\nWe have sent your refund for order {{orderNumber}}. Banks usually need three to five working days. If it has not arrived by then, please reply here.',
  ],
  [
    'Booking: move to another time',
    'Hello {{firstName}},\n\nYou can move booking {{bookingNumber}} yourself: open it under Bookings and choose Reschedule. If no time suits you, tell us which days do, and we’ll ask the workshop.',
  ],
  [
    'Plan: how to cancel',
    'Hello {{firstName}},\n\nYou can cancel your {{plan}} plan at any time under Subscription. It stays active until the end of the period that you have paid for.',
  ],
  [
    'Account: cannot log in',
    'Hello {{firstName}},\n\nPlease choose “Forgot password?” on the login page and use the newest email that you get; earlier links no longer work. If no email comes, look in your spam folder and then reply here.',
  ],
  [
    'Closing: anything else?',
    'Hello {{firstName}},\n\nI am glad that we could help with “{{subject}}”. I will mark ticket {{number}} as resolved. If anything is still open, simply reply.',
  ],
];

/** Answers that support writes often. */
export async function seedCannedAnswers(tx: Tx): Promise<void> {
  await tx.insert(cannedAnswers).values(ANSWERS.map(([title, body]) => ({ title, body })));
}
