import { expect, it } from 'vitest';
import { type Kobo, toKobo, toNaira } from '../money.ts';
import type { CancellationPolicy } from '../services/cancellation-policy.ts';
import { hoursText, policyWords, type Terms } from './policy-words.ts';

const policy: CancellationPolicy = {
  ...{ freeHours: 24, maxMoves: 2, moveHours: 12, latePercent: 50, graceMinutes: 15, noShowPercent: 100 },
  keptOf: 'deposit',
};
const page: Terms = {
  ...{
    policy,
    place: 'studio',
    duration: 60,
    deposit: toKobo(20_000),
    paid: null,
    startsAt: null,
    now: null,
    isRequest: false,
  },
};
const startsAt = new Date('2026-11-25T09:00:00Z');
const writing = (zone: string) => ({
  amount: (amount: Kobo) => `₦${toNaira(amount).toLocaleString('en-NG')}`,
  moment: (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(at),
});
const words = (terms: Partial<Terms>, zone = 'Africa/Lagos') => policyWords({ ...page, ...terms }, writing(zone));

it('says the terms of a service before a time is chosen', () => {
  expect(words({})).toEqual([
    'Free cancellation until 24 hours before. After that the workshop keeps 50% of the deposit (₦10,000). Anything else you have paid is refunded.',
    'You can reschedule twice, up to 12 hours before. Rescheduling after free cancellation has ended does not extend it.',
    'If you are not there within 15 minutes of the start, the workshop keeps the deposit (₦20,000). Anything else you have paid is refunded.',
    'If the workshop cancels or is not there, you get a full refund. If it reschedules your booking, you can cancel free of charge.',
  ]);
});

it('says them with dates by the reader’s clock, and amounts of what they pay', () => {
  const paid = { ...policy, keptOf: 'paid' } as const;
  const chosen = { policy: paid, startsAt, now: new Date('2026-11-20T09:00:00Z'), paid: toKobo(60_000) };
  expect(words(chosen)[0]).toBe(
    'Free cancellation until 24 Nov 2026, 10:00. After that the workshop keeps 50% of what you have paid (₦30,000). The rest is refunded.',
  );
  expect(words(chosen, 'America/New_York')[0]).toContain('until 24 Nov 2026, 04:00.');
  expect(words({ ...chosen, paid: toKobo(0) })[0]).toContain('50% of what you have paid by then.');
  expect(words(chosen)[1]).toMatch(/^You can reschedule twice, until 24 Nov 2026, 22:00\./);
});

it('counts hours that pass where clocks change, not hours of the clock', () => {
  // In London clocks go forward on 29 March 2026, at one.
  const chosen = { startsAt: new Date('2026-03-29T09:00:00Z'), now: new Date('2026-03-20T09:00:00Z') };
  expect(words(chosen, 'Europe/London')[0]).toContain('until 28 Mar 2026, 09:00.');
});

it('says what has passed, to the moment', () => {
  const near = (now: string) => words({ startsAt, now: new Date(now) });
  expect(near('2026-11-24T09:00:00Z')[0]).toMatch(/^Free cancellation until/);
  expect(near('2026-11-24T09:00:01Z')[0]).toMatch(/^Free cancellation has ended\. If you cancel, the workshop keeps/);
  expect(near('2026-11-24T21:00:00Z')[1]).toMatch(/^You can reschedule/);
  expect(near('2026-11-24T21:00:01Z')[1]).toBe('It is too late to reschedule.');
});

it('says that cancelling is free until the workshop confirms', () => {
  expect(words({ isRequest: true })[0]).toMatch(
    /^Free cancellation until the workshop confirms, and then until 24 hours before\. After that/,
  );
  const late = { isRequest: true, startsAt, now: startsAt };
  expect(words(late)[0]).toMatch(/^Free cancellation until the workshop confirms\. After that the workshop keeps/);
});

it('promises nothing to be kept where nothing can be', () => {
  const [cancelling, , missing] = words({ deposit: toKobo(0) });
  expect([cancelling, missing]).toEqual([
    'Free cancellation until the start.',
    'If you are not there within 15 minutes of the start, it may count as a no-show. Anything you have paid is refunded.',
  ]);
  expect(words({ policy: { ...policy, freeHours: 0 } })[0]).toBe('Free cancellation until the start.');
  expect(words({ policy: { ...policy, latePercent: 0 } })[0]).toBe('Free cancellation until the start.');
  expect(words({ movedByMaker: true, startsAt, now: startsAt })[0]).toMatch(/^The workshop rescheduled this booking/);
});

it('speaks of no refund where nothing is paid', () => {
  const [, , missing, owed] = words({ deposit: toKobo(0), paid: toKobo(0) });
  expect([missing, owed]).toEqual([
    'If you are not there within 15 minutes of the start, it may count as a no-show. Nothing is charged.',
    'If the workshop cancels or is not there, nothing is charged. If it reschedules your booking, you can cancel free of charge.',
  ]);
});

it('says how often it can still be moved, and who has to be there', () => {
  const moved = (maxMoves: number, reschedules: number) => words({ policy: { ...policy, maxMoves }, reschedules })[1];
  expect(moved(0, 0)).toBe('It can’t be rescheduled.');
  expect(moved(2, 2)).toBe('It can’t be rescheduled again.');
  expect([moved(2, 1), moved(5, 1)].map((text) => text?.split(',')[0])).toEqual([
    'You can reschedule once more',
    'You can reschedule 4 more times',
  ]);
  expect(words({ place: 'home' })[2]).toMatch(/^If nobody is there within/);
  expect(words({ place: 'video', policy: { ...policy, graceMinutes: 0 } })[2]).toMatch(/^If you have not joined at/);
  expect(words({ duration: 10 })[2]).toMatch(/^If you are not there before it ends, the workshop keeps/);
  expect(words({ duration: 20 })[2]).toMatch(/^If you are not there within 15 minutes of the start/);
});

it('writes lengths as people say them', () => {
  expect([1, 24, 48, 72, 100, 168].map(hoursText)).toEqual([
    ...['1 hour', '24 hours', '48 hours', '3 days', '100 hours', '7 days'],
  ]);
});

it('speaks of the customer to staff and makers', () => {
  const told = (terms: Partial<Terms>) =>
    policyWords({ ...page, ...terms }, { ...writing('Africa/Lagos'), reader: 'worker' });
  expect(told({})).toEqual([
    'Free cancellation until 24 hours before. After that the workshop keeps 50% of the deposit (₦10,000). Anything else the customer has paid is refunded.',
    'The customer can reschedule twice, up to 12 hours before. Rescheduling after free cancellation has ended does not extend it.',
    'If the customer is not there within 15 minutes of the start, the workshop keeps the deposit (₦20,000). Anything else the customer has paid is refunded.',
    'If the workshop cancels or is not there, the customer gets a full refund. If it reschedules the booking, they can cancel free of charge.',
  ]);
  expect(told({ startsAt, now: startsAt })[0]).toMatch(/If the customer cancels, the workshop keeps/);
  expect(told({ movedByMaker: true })[0]).toMatch(/so the customer can cancel free of charge/);
  expect(told({ place: 'video' })[2]).toMatch(/^If the customer has not joined within/);
  const paid = { ...policy, keptOf: 'paid' } as const;
  for (const percent of [50, 100])
    expect(told({ policy: { ...paid, latePercent: percent } }).join(' ')).not.toMatch(/\byour?\b/i);
});
