import { expect, it } from 'vitest';
import { STAGE_NAMES } from '../stages.ts';
import { awaitsFitting, begunAt, canBeFitted, fittingFrom, isBeforeMeasuring, isMeasuringSettled } from './fitting.ts';

const at = (day: number) => new Date(Date.UTC(2026, 11, day, 12));
const PART = { stage: 'confirmed', begunAt: at(1), readyBy: at(31) } as const;

it('is two thirds into the making, by the day that was promised last', () => {
  expect(fittingFrom(PART, at(2))).toEqual(at(21));
  expect(fittingFrom({ ...PART, readyBy: at(16) }, at(2))).toEqual(at(11));
  expect(fittingFrom({ ...PART, begunAt: at(16) }, at(17))).toEqual(at(26));
});

it('is now once it can be tried on, by its stage or since that day has come', () => {
  expect(fittingFrom(PART, at(21))).toBeNull();
  expect(fittingFrom({ ...PART, stage: 'sewing' }, at(2))).toEqual(at(21));
  expect(fittingFrom({ ...PART, stage: 'first-fitting' }, at(2))).toBeNull();
  expect(fittingFrom({ ...PART, readyBy: at(1) }, at(2))).toBeNull();
});

it('begins with the measurements as they were confirmed last, else with the order', () => {
  const placedAt = at(1).toISOString();
  const confirmed = (day: number, readyBy: string | null = null) =>
    ({ stage: 'measurements-confirmed', readyBy, at: at(day).toISOString() }) as const;
  expect(begunAt([], placedAt)).toEqual(at(1));
  expect(begunAt([confirmed(4), confirmed(9), confirmed(12, placedAt)], placedAt)).toEqual(at(9));
});

const TRIED_ON = { kind: 'made-to-measure', stage: 'sewing', isRefunded: false } as const;

it('offers a fitting of a paid part from the beginning until it is tried on', () => {
  const awaiting = STAGE_NAMES.filter((stage) => awaitsFitting({ ...TRIED_ON, stage }, { status: 'paid' }));
  expect(awaiting).toEqual([
    'placed',
    'confirmed',
    'measurements-confirmed',
    'fabric-sourced',
    'cutting',
    'sewing',
    'first-fitting',
  ]);
});

it('offers none of what is not paid, is over or was not made for them', () => {
  expect(awaitsFitting(TRIED_ON, { status: 'part-paid' })).toBe(true);
  expect(awaitsFitting(TRIED_ON, { status: 'awaiting-payment' })).toBe(false);
  expect(awaitsFitting(TRIED_ON, { status: 'cancelled' })).toBe(false);
  expect(awaitsFitting({ ...TRIED_ON, isRefunded: true }, { status: 'paid' })).toBe(false);
  expect(awaitsFitting({ ...TRIED_ON, kind: 'ready-to-wear' }, { status: 'paid' })).toBe(false);
});

it('can be tried on once more until it leaves its workshop, also while it is on hold', () => {
  const can = STAGE_NAMES.filter((stage) => canBeFitted({ ...TRIED_ON, stage }, { status: 'paid' }));
  expect(can).toEqual([
    ...['placed', 'confirmed', 'measurements-confirmed', 'fabric-sourced', 'cutting', 'sewing', 'first-fitting'],
    ...['alterations', 'finishing', 'quality-check', 'ready', 'on-hold'],
  ]);
  expect(canBeFitted({ ...TRIED_ON, isRefunded: true }, { status: 'paid' })).toBe(false);
});

it('can be booked once the measurements are there, or it is known when they are taken', () => {
  expect(isMeasuringSettled({ isWaiting: true, isVisited: false })).toBe(false);
  expect(isMeasuringSettled({ isWaiting: true, isVisited: true })).toBe(true);
  expect(isMeasuringSettled({ isWaiting: false, isVisited: false })).toBe(true);
});

it('comes after the visit at which the measurements are taken', () => {
  expect(isBeforeMeasuring({ startsAt: at(4) }, { endsAt: at(5) })).toBe(true);
  expect(isBeforeMeasuring({ startsAt: at(5) }, { endsAt: at(5) })).toBe(false);
  expect(isBeforeMeasuring({ startsAt: at(4) }, undefined)).toBe(false);
});
