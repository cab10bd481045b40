import { describe, expect, it } from 'vitest';
import { freshPeriod } from '../rules.ts';
import { leftOf, monthOf, type Period } from './rules.ts';

const at = (text: string) => new Date(`${text}:00+01:00`);
type Counted = Parameters<typeof monthOf>[0];
const told = (period: Period, now: string, more: Partial<Counted> = {}) => {
  const subscription: Counted = { period: 1, status: 'active', cancelAtPeriodEnd: false, ...period, ...more };
  const { month, startsAt, resetsAt } = monthOf(subscription, at(now));
  return [month, startsAt.toISOString(), resetsAt.toISOString()];
};
const iso = (text: string) => at(text).toISOString();

describe('the month that a limit counts in', () => {
  it('is the whole of a monthly period, also after its end when none follows', () => {
    const period = freshPeriod(at('2026-01-31T09:30'), 'month');
    const whole = [0, iso('2026-01-31T09:30'), iso('2026-02-28T09:30')];
    for (const now of ['2026-01-31T09:30', '2026-02-28T09:29', '2026-03-05T00:00'])
      expect(told(period, now, { cancelAtPeriodEnd: true })).toEqual(whole);
    expect(told(period, '2026-03-05T00:00', { status: 'trial' })).toEqual(whole);
  });

  it('is the first of the next period from its first moment on, before the renewal is through', () => {
    const first = { period: 4, month: 0, startsAt: at('2028-08-31T12:00'), resetsAt: at('2028-09-30T12:00') };
    const period = { ...freshPeriod(at('2027-08-31T12:00'), 'year'), period: 3, status: 'active' as const };
    expect(monthOf({ ...period, cancelAtPeriodEnd: false }, at('2028-08-31T12:00'))).toEqual(first);
  });

  it('is one of twelve in a yearly period, on the same day or the last one of a shorter month', () => {
    const period = freshPeriod(at('2027-08-31T12:00'), 'year');
    expect(told(period, '2027-09-30T11:59')).toEqual([0, iso('2027-08-31T12:00'), iso('2027-09-30T12:00')]);
    expect(told(period, '2028-02-29T12:00')).toEqual([6, iso('2028-02-29T12:00'), iso('2028-03-31T12:00')]);
    expect(told(period, '2028-08-31T11:59')).toEqual([11, iso('2028-07-31T12:00'), iso('2028-08-31T12:00')]);
  });

  it('goes back to the day that a period is meant for after a short month', () => {
    const period = { periodStart: at('2027-02-28T12:00'), periodEnd: at('2028-02-29T12:00'), anchorDay: 31 };
    expect(told(period, '2027-04-01T00:00')).toEqual([1, iso('2027-03-31T12:00'), iso('2027-04-30T12:00')]);
  });

  it('begins no month for the few days by which a pause made a period longer than one', () => {
    // The 31 days of January, moved on by a pause to February.
    const period = { periodStart: at('2027-02-01T08:00'), periodEnd: at('2027-03-04T08:00'), anchorDay: 4 };
    expect(told(period, '2027-03-03T08:00')).toEqual([0, iso('2027-02-01T08:00'), iso('2027-03-04T08:00')]);
  });

  it('begins anew within a period that was extended by a month', () => {
    const period = { ...freshPeriod(at('2027-05-10T08:00'), 'month'), periodEnd: at('2027-07-10T08:00') };
    expect(told(period, '2027-06-10T08:00')).toEqual([1, iso('2027-06-10T08:00'), iso('2027-07-10T08:00')]);
  });
});

it('leaves nothing of a limit that is lower than what is used, and never less', () => {
  expect([leftOf(3, 5), leftOf(5, 5), leftOf(40, 15), leftOf(40, null)]).toEqual([2, 0, 0, null]);
});
