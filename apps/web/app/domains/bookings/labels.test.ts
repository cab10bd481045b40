import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { expect, it } from 'vitest';
import { isUnpaid, statusLabel, toneOf } from './labels.ts';

const held = { state: 'pending', heldUntil: '2026-11-24T09:10:00.000Z', hasProposal: false } as const;
const booking = { ...held, due: 5000 as BookingRow['due'] };

it('tells a payment that is missing from an answer that is', () => {
  expect(statusLabel(booking)).toBe('Awaiting payment');
  expect(statusLabel({ ...booking, due: 0 as BookingRow['due'], heldUntil: null })).toBe('Waiting for the maker');
  expect(isUnpaid({ ...booking, state: 'cancelled' })).toBe(false);
});

it('puts what the customer is asked before the state', () => {
  expect(statusLabel({ ...booking, state: 'confirmed', hasProposal: true })).toBe('Another time proposed');
  expect(statusLabel({ ...booking, state: 'confirmed' })).toBe('Confirmed');
});

it('marks what waits, what stands and what is over', () => {
  expect(toneOf(booking)).toBe('waits');
  expect(toneOf({ state: 'rescheduled', hasProposal: false })).toBe('stands');
  expect(toneOf({ state: 'rescheduled', hasProposal: true })).toBe('waits');
  expect(toneOf({ state: 'completed', hasProposal: false })).toBe('over');
  expect(toneOf({ state: 'no-show', hasProposal: false })).toBe('off');
});
