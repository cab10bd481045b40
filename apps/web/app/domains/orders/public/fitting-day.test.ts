import { expect, it } from 'vitest';
import { fittingSpan, madeOf, tryOnText } from './fitting-day.ts';

const at = (day: number) => new Date(Date.UTC(2026, 11, day, 12));
const ORDER = { placedAt: at(1).toISOString() };
const PART = { stage: 'placed', readyBy: at(31).toISOString(), events: [] } as const;
const span = (now: number, measured?: number) =>
  fittingSpan(ORDER, { ...PART, events: [] }, at(now), measured === undefined ? null : at(measured).toISOString());
const day = (now: number, measured?: number) => span(now, measured).from;

it('counts from the order, or from the visit at which the measurements are taken', () => {
  expect(day(1)).toBe(at(21).toISOString());
  expect(span(1, 5)).toEqual({ from: at(25).toISOString(), until: at(35).toISOString() });
  expect(span(32).until).toBeNull();
});

it('counts from today while what a visit brought is still to come', () => {
  expect(day(9, 5)).toBe(at(29).toISOString());
});

it('is said of the one item, or of all', () => {
  const from = '2026-12-21T23:30:00Z';
  const until = '2026-12-30T12:00:00Z';
  expect(tryOnText(['Grand agbada'], { from, until })).toBe(
    'Grand agbada should be ready to try on from about Tue 22\u00a0Dec and finished by about Wed 30\u00a0Dec.',
  );
  expect(tryOnText(['Grand agbada', 'Fila'], { from: null, until })).toMatch(/^Your items should be finished/);
  expect(tryOnText(['Grand agbada'], { from: null, until: null })).toBeNull();
  const items = [
    { kind: 'made-to-measure', title: 'Grand agbada' },
    { kind: 'ready-to-wear', title: 'Fila' },
  ];
  expect(madeOf({ items } as Parameters<typeof madeOf>[0])).toEqual(['Grand agbada']);
});
