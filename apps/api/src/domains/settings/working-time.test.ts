import { isWeekend, publicHolidays, substituteDay } from '@adunni/contracts/settings/public-holidays';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { afterWorking, beforeWorking, isWorkingDay, type WorkingTime, workingBetween } from './working-time.rules.ts';

const NO_DAYS = { daysOff: new Set<string>(), daysOpen: new Set<string>() };
const USUAL: WorkingTime = { opensAt: 9, closesAt: 18, onSaturdays: false, onSundays: false, ...NO_DAYS };
const ALWAYS: WorkingTime = { opensAt: 0, closesAt: 24, onSaturdays: true, onSundays: true, ...NO_DAYS };
/** A moment of Lagos, an hour ahead of UTC. */
const at = (lagos: string): Date => new Date(`${lagos}:00+01:00`);
const after = (from: string, hours: number, time = USUAL) => afterWorking(at(from), hours * HOUR_MS, time);
const before = (until: string, hours: number, time = USUAL) => beforeWorking(at(until), hours * HOUR_MS, time);

describe('working time', () => {
  // 2026-11-20 is a Friday.
  it.each([
    ['within a day', '2026-11-19T10:00', 2, '2026-11-19T12:00'],
    ['until closing', '2026-11-19T10:00', 8, '2026-11-19T18:00'],
    ['over the night', '2026-11-18T17:00', 2, '2026-11-19T10:00'],
    ['over the weekend', '2026-11-20T17:00', 2, '2026-11-23T10:00'],
    ['from before opening', '2026-11-19T03:00', 1, '2026-11-19T10:00'],
    ['from after closing', '2026-11-19T23:30', 1, '2026-11-20T10:00'],
    ['from a Sunday', '2026-11-22T12:00', 1, '2026-11-23T10:00'],
    ['over Christmas and the weekend behind it', '2026-12-24T17:00', 2, '2026-12-28T10:00'],
  ])('passes %s', (_, from, hours, due) => {
    expect(after(from, hours)).toEqual(at(due));
  });

  it('loses no minute at midnight where that lies in open hours', () => {
    expect(after('2026-11-19T23:30', 1, ALWAYS)).toEqual(at('2026-11-20T00:30'));
    expect(before('2026-11-20T00:30', 1, ALWAYS)).toEqual(at('2026-11-19T23:30'));
    expect(workingBetween(at('2026-11-19T23:30'), at('2026-11-20T00:30'), ALWAYS)).toBe(HOUR_MS);
    expect(workingBetween(at('2026-11-16T00:00'), at('2026-11-20T00:00'), ALWAYS)).toBe(96 * HOUR_MS);
  });

  it('counts back over nights, weekends and days off', () => {
    expect(before('2026-11-23T09:15', 0.5)).toEqual(at('2026-11-20T17:45'));
    expect(before('2026-11-23T10:00', 1)).toEqual(at('2026-11-23T09:00'));
    const off = { ...USUAL, daysOff: new Set(['2026-11-20']) };
    expect(before('2026-11-23T09:15', 0.5, off)).toEqual(at('2026-11-19T17:45'));
    expect(after('2026-11-19T17:00', 2, off)).toEqual(at('2026-11-23T10:00'));
  });

  it('comes back to where it began, from any minute of a fortnight', () => {
    const saturdays = { ...USUAL, onSaturdays: true };
    for (let minute = 0; minute < 14 * 24 * 60; minute += 37) {
      const from = new Date(at('2026-12-14T00:00').getTime() + minute * MINUTE_MS);
      for (const time of [USUAL, ALWAYS, saturdays]) {
        const due = afterWorking(from, 5 * HOUR_MS, time);
        expect(workingBetween(from, due, time)).toBe(5 * HOUR_MS);
        expect(workingBetween(beforeWorking(due, 5 * HOUR_MS, time), due, time)).toBe(5 * HOUR_MS);
      }
    }
  });

  it('is none between a moment and an earlier one', () => {
    expect(workingBetween(at('2026-11-20T12:00'), at('2026-11-19T12:00'), USUAL)).toBe(0);
  });
});

describe('public holidays', () => {
  it.each([
    [2026, '2026-04-03', '2026-04-06'],
    [2027, '2027-03-26', '2027-03-29'],
    [2038, '2038-04-23', '2038-04-26'],
  ])('of %d have Easter in them', (year, friday, monday) => {
    expect(publicHolidays(year).map(({ day }) => day)).toEqual([
      ...[`${year}-01-01`, friday, monday, `${year}-05-01`],
      ...[`${year}-06-12`, `${year}-10-01`, `${year}-12-25`, `${year}-12-26`],
    ]);
  });

  it('are days off, unless support works on one', () => {
    expect(isWorkingDay('2026-10-01', ALWAYS)).toBe(false);
    expect(isWorkingDay('2026-10-02', USUAL)).toBe(true);
    const open = { ...USUAL, daysOpen: new Set(['2026-10-01', '2026-10-03']) };
    expect(['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'].map((day) => isWorkingDay(day, open))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('on a weekend are given back on the next day that is none itself', () => {
    expect([isWeekend('2026-12-26'), isWeekend('2026-12-25')]).toEqual([true, false]);
    expect(substituteDay('2026-12-26', new Set())).toBe('2026-12-28');
    expect(substituteDay('2026-12-26', new Set(['2026-12-28']))).toBe('2026-12-29');
    // Christmas and Boxing Day on a weekend.
    expect(substituteDay('2027-12-25', new Set())).toBe('2027-12-27');
  });
});
