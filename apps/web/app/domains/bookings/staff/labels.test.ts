import { expect, it } from 'vitest';
import {
  acceptedText,
  availableLater,
  changeHints,
  completedText,
  customerTime,
  endedText,
  missedText,
  openText,
  spanText,
  unpaidText,
  walkInMoney,
} from './labels.ts';

it('spanText names the second day only where there is one', () => {
  const start = '2026-11-24T21:30:00Z';
  expect(spanText(start, '2026-11-24T22:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–23:15');
  expect(spanText(start, '2026-11-24T23:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–Wed 25\u00a0Nov, 00:15');
});

it('says what a moment is on the clocks of a customer who is called, where they differ', () => {
  const at = '2026-11-24T11:00:00Z';
  const of = (place: 'video' | 'studio', customerZone: string) =>
    customerTime({ zone: 'Africa/Lagos', customerZone, service: { place } }, at);
  expect(of('video', 'Europe/London')).toBe('For the customer in London: Tue 24\u00a0Nov, 11:00.');
  expect([of('video', 'Africa/Lagos'), of('studio', 'Europe/London')]).toEqual(['', '']);
});

it('says what ends with a booking: its time is available again only while it is ahead', () => {
  const startsAt = '2026-11-24T09:00:00Z';
  const end = 'This can’t be undone. This doesn’t affect the workshop’s rating or tier.';
  expect(endedText(startsAt, Date.parse('2026-11-24T08:59:00Z'))).toBe(`The time becomes available again. ${end}`);
  expect(endedText(startsAt, Date.parse(startsAt))).toBe(end);
});

it('says that a completed booking stands again only by what its customer reports', () => {
  expect(completedText(false)).toMatch(/only our staff can reopen it/);
  expect(completedText(true)).toBe('This can’t be undone.');
});

it('says what is paid of a booking that is accepted, and what cancelling it later costs', () => {
  expect(acceptedText({ total: 25_000, paid: 10_000 })).toBe(
    '₦10,000 of ₦25,000 is paid; the customer pays the rest, here or to you directly. The customer is notified, and counts on this time. If you cancel later, they get a full refund of what they paid.',
  );
  expect(acceptedText({ total: 0, paid: 0 })).toBe('The customer is notified, and counts on this time.');
  expect(acceptedText({ total: 5_000, paid: 5_000 })).toMatch(/^₦5,000 is paid\. /);
});

it('says until when what is left of the price can be paid online', () => {
  expect(unpaidText(15_000, false)).toMatch(
    /^₦15,000 was not paid .+ online until you complete the booking, not after/,
  );
  expect(unpaidText(15_000, true)).toBe('₦15,000 is paid at the workshop.');
});

it('calls a walk-in paid only once it took place', () => {
  expect(walkInMoney('confirmed')).toBe('To be paid at the workshop.');
  expect(walkInMoney('completed')).toBe('Paid at the workshop.');
  expect([walkInMoney('cancelled'), walkInMoney('no-show')]).toEqual(['', '']);
});

it('says of a booking that was missed what goes back and that the rest is not owed', () => {
  const missed = (back: number, unpaid: number) => missedText({ customer: 'Amaka', back, unpaid });
  expect(missed(0, 20_000)).toBe('No refund is due, and Amaka no longer owes the unpaid ₦20,000.');
  expect(missed(5_000, 15_000)).toBe('Amaka gets a refund of ₦5,000, and they no longer owe the unpaid ₦15,000.');
  expect([missed(5_000, 0), missed(0, 0)]).toEqual(['Amaka gets a refund of ₦5,000.', 'No refund is due.']);
});

it('says of each way to another time who has to agree, as far as a booking offers it', () => {
  const hints = (propose: boolean, reschedule: boolean, isWalkIn = false) =>
    changeHints({
      can: { propose, reschedule, edit: false },
      isWalkIn,
      heldUntil: null,
      service: { place: 'home' },
    }).map(([label, text]) => `${label}: ${text}`);
  const [propose, reschedule] = hints(true, true);
  expect(propose).toContain('the customer has to agree');
  expect(reschedule).toMatch(/without the customer’s agreement.+cancel for free/);
  expect(hints(false, true)).toEqual([reschedule]);
  expect(hints(true, true, true)).toEqual([]);
});

it('says what can be edited, and of what of it the customer is told', () => {
  const can = { propose: false, reschedule: false, edit: true };
  const edit = (place: 'studio' | 'home' | 'video', given: { isWalkIn?: boolean; heldUntil?: string } = {}) =>
    changeHints({ can, isWalkIn: false, heldUntil: null, ...given, service: { place } })[0]?.[1];
  const note = 'your internal note, which the customer never sees.';
  expect(edit('video')).toBe(`the joining details (the customer is notified when they change) and ${note}`);
  expect(edit('studio')).toBe(`the address (the customer is notified when it changes) and ${note}`);
  expect(edit('video', { heldUntil: '2026-11-24T09:00:00Z' })).toContain('sees this once they have paid');
  expect(edit('studio', { isWalkIn: true })).toBe(`the address and ${note}`);
  expect(edit('home')).toBe(note);
});

it('says when what ends now becomes available, and the payout that holds it then', () => {
  expect(availableLater(Date.parse('2026-11-24T09:00:00Z'))).toMatch(
    /^becomes available in 7 days, for the payout of 4\sDecember\s2026, unless the customer reports a problem\. If they do, it is held until our staff decide/,
  );
  expect(availableLater(Date.parse('2026-11-27T09:01:00Z'))).toMatch(/payout of 18\sDecember/);
});

it('says what is still to be paid, and the commission on it, whether or not something was paid before', () => {
  expect(openText({ rest: 10_000, commission: 1_500, commissionPercent: 15 })).toBe(
    '₦10,000 is still to be paid: online, with a commission of 15% (₦1,500), or directly at the appointment, without commission.',
  );
});
