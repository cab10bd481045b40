import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { expect, it } from 'vitest';
import { isUnpaid, paidLabel, statusLabel, toneOf } from './labels.ts';

const held = { status: 'pending', heldUntil: '2026-11-24T09:10:00.000Z', hasProposal: false } as const;
const times = { startsAt: '2026-11-27T09:00:00.000Z', firstStartsAt: '2026-11-24T09:00:00.000Z', zone: 'Africa/Lagos' };
const booking = { ...held, ...times, due: 5000 as BookingRow['due'] };

it('tells a payment that is missing from an answer that is', () => {
  expect(statusLabel(booking)).toBe('Awaiting payment');
  expect(statusLabel({ ...booking, due: 0 as BookingRow['due'], heldUntil: null })).toBe('Awaiting confirmation');
  expect(isUnpaid({ ...booking, status: 'cancelled' })).toBe(false);
});

it('puts what the customer is asked before the status', () => {
  expect(statusLabel({ ...booking, status: 'confirmed', hasProposal: true })).toBe('Another time proposed');
  expect(statusLabel({ ...booking, status: 'confirmed' })).toBe('Confirmed');
});

it('reads what was moved as confirmed, with the time that it was moved from', () => {
  const moved = { ...booking, status: 'rescheduled' } as const;
  expect(statusLabel(moved)).toBe('Confirmed · originally Tue 24\u00a0Nov, 10:00');
  expect(statusLabel({ ...moved, startsAt: moved.firstStartsAt })).toBe('Confirmed');
  expect(statusLabel({ ...moved, hasProposal: true })).toBe('Another time proposed');
});

it('marks what waits, what stands and what is over', () => {
  expect(toneOf(booking)).toBe('waits');
  expect(toneOf({ status: 'rescheduled', hasProposal: false })).toBe('stands');
  expect(toneOf({ status: 'rescheduled', hasProposal: true })).toBe('waits');
  expect(toneOf({ status: 'completed', hasProposal: false })).toBe('over');
  expect(toneOf({ status: 'no-show', hasProposal: false })).toBe('off');
});

it('says what of the price is paid, where something was to pay', () => {
  const label = (total: number, paid: number, status = 'confirmed', heldUntil: string | null = null) =>
    paidLabel({ ...booking, heldUntil, status, total, paid } as unknown as BookingRow);
  expect([label(22_000, 22_000), label(22_000, 10_000), label(5_000, 0)]).toEqual(['Paid', '₦12,000 to pay', 'To pay']);
  expect([label(0, 0), label(5_000, 0, 'completed'), label(5_000, 5_000, 'cancelled')]).toEqual([null, null, null]);
  expect(label(5_000, 0, 'pending', booking.heldUntil)).toBe(null);
});
