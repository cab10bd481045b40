import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { expect, it } from 'vitest';
import { isUnpaid, statusLabel, toneOf } from './labels.ts';

const held = { status: 'pending', heldUntil: '2026-11-24T09:10:00.000Z', hasProposal: false } as const;
const booking = { ...held, due: 5000 as BookingRow['due'] };

it('tells a payment that is missing from an answer that is', () => {
  expect(statusLabel(booking)).toBe('Awaiting payment');
  expect(statusLabel({ ...booking, due: 0 as BookingRow['due'], heldUntil: null })).toBe('Awaiting confirmation');
  expect(isUnpaid({ ...booking, status: 'cancelled' })).toBe(false);
});

it('puts what the customer is asked before the status', () => {
  expect(statusLabel({ ...booking, status: 'confirmed', hasProposal: true })).toBe('Another time proposed');
  expect(statusLabel({ ...booking, status: 'confirmed' })).toBe('Confirmed');
});

it('marks what waits, what stands and what is over', () => {
  expect(toneOf(booking)).toBe('waits');
  expect(toneOf({ status: 'rescheduled', hasProposal: false })).toBe('stands');
  expect(toneOf({ status: 'rescheduled', hasProposal: true })).toBe('waits');
  expect(toneOf({ status: 'completed', hasProposal: false })).toBe('over');
  expect(toneOf({ status: 'no-show', hasProposal: false })).toBe('off');
});
