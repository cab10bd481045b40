import { expect, it } from 'vitest';
import { arrivalWords, movedArrivalWords } from './arrival-effect.ts';

const ARRIVES = { days: 30, isPickup: false };
const ORDER = {
  _id: 'o',
  number: 'ADN-2026-000001',
  partId: 'part',
  isFitting: false,
  items: ['Eko Agbada'],
  isWaiting: true,
  fittedAbroad: null,
  arrives: ARRIVES,
};
const VISIT = { order: ORDER, startsAt: '2026-12-01T09:00:00Z', service: { duration: 45 } };

it('says when an order comes that is measured then', () => {
  expect(arrivalWords(ARRIVES, '2026-12-01T09:00:00Z', 45)).toBe(
    'Your order then arrives by 31\u00a0December\u00a02026.',
  );
  expect(arrivalWords({ ...ARRIVES, isPickup: true }, '2026-12-01T09:00:00Z', 45)).toBe(
    'Your order can then be picked up by 31\u00a0December\u00a02026.',
  );
  expect(arrivalWords(null, '2026-12-01T09:00:00Z', 45)).toBeNull();
});

it('says what moving the visit does to it, and nothing where the order waits no more', () => {
  expect(movedArrivalWords(VISIT, '2026-12-04T09:00:00Z')).toBe(
    'Order ADN-2026-000001 then arrives by 3\u00a0January\u00a02027 instead of 31\u00a0December\u00a02026.',
  );
  expect(movedArrivalWords(VISIT, '2026-12-01T12:00:00Z')).toBe(
    'Order ADN-2026-000001 still arrives by 31\u00a0December\u00a02026.',
  );
  expect(movedArrivalWords({ ...VISIT, order: { ...ORDER, arrives: null } }, '2026-12-04T09:00:00Z')).toBeNull();
  expect(movedArrivalWords({ ...VISIT, order: null }, '2026-12-04T09:00:00Z')).toBeNull();
});
