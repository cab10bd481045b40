import { describe, expect, it } from 'vitest';
import type { Column, Sitting } from '../calendar/columns.ts';
import { priceText, questionBefore, standingAt } from './standing.ts';

const service = { name: 'Fitting', seats: 1 };
const wanted = (from: number, to: number, more = {}) => ({ from, to, service, seats: 1, ...more });
const sitting = (from: number, to: number, title = 'Fitting', seats = 1) =>
  ({ from, to, bookings: [{ title, seats }] }) as unknown as Sitting;
const column = (more: Partial<Column> = {}): Column => ({
  ...{ key: '', day: '2026-11-24', blocks: [], sittings: [], free: [] },
  person: {} as Column['person'],
  open: [
    { from: 660, to: 780 },
    { from: 840, to: 1080 },
  ],
  ...more,
});
const block = { from: 660, to: 720, block: {} as Column['blocks'][number]['block'] };

it('says what somebody who walks in pays whom, and that the price is the service’s', () => {
  expect(priceText(20_000)).toBe(
    'Price: ₦20,000, as set for the service; it can’t be changed here. They pay you directly, without commission.',
  );
  expect(priceText(0)).toBe('This service is free.');
});

describe('how somebody stands to a time', () => {
  it('is free within the hours, up to their end', () => {
    expect(standingAt(column(), wanted(720, 780))).toBe('free');
    expect(standingAt(column(), wanted(750, 810))).toBe('outside');
    expect(standingAt(column({ open: [] }), wanted(720, 780))).toBe('outside');
  });

  it('is booked before anything else, and blocked before outside', () => {
    expect(standingAt(column({ sittings: [sitting(600, 690)] }), wanted(630, 690))).toBe('booked');
    expect(standingAt(column({ sittings: [sitting(690, 720)] }), wanted(660, 690))).toBe('free');
    expect(standingAt(column({ blocks: [block] }), wanted(630, 690))).toBe('blocked');
  });

  it('is free for a class that has seats left', () => {
    const sewing = { name: 'Sewing class', seats: 8 };
    const busy = column({ sittings: [sitting(840, 1020, 'Sewing class', 6)] });
    expect(standingAt(busy, wanted(840, 1020, { service: sewing, seats: 2 }))).toBe('free');
    expect(standingAt(busy, wanted(840, 1020, { service: sewing, seats: 3 }))).toBe('booked');
    expect(standingAt(busy, wanted(840, 870))).toBe('booked');
  });
});

describe('what is asked before', () => {
  it('names the time and the hours that it is outside of', () => {
    expect(questionBefore(column(), wanted(630, 690), 'your')).toBe(
      '10:30 is outside your hours (11:00–13:00, 14:00–18:00). Book it anyway?',
    );
    expect(questionBefore(column(), wanted(1050, 1110), 'Ada Obi’s')).toBe(
      '17:30–18:30 is outside Ada Obi’s hours (11:00–13:00, 14:00–18:00). Book it anyway?',
    );
  });

  it('says that nobody works on the day, or that the time is blocked', () => {
    expect(questionBefore(column({ open: [] }), wanted(630, 690), 'your')).toMatch(/^There are no hours on this day/);
    expect(questionBefore(column({ blocks: [block] }), wanted(660, 690), 'your')).toMatch(/^11:00–11:30 is blocked/);
  });

  it('asks nothing about a free time, nor about one that the server refuses', () => {
    expect(questionBefore(column(), wanted(720, 780), 'your')).toBeNull();
    expect(questionBefore(column({ sittings: [sitting(600, 690)] }), wanted(630, 690), 'your')).toBeNull();
  });
});
