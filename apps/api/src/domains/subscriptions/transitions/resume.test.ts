import { describe, expect, it } from 'vitest';
import { freshPeriod, type SubscriptionRow } from '../rules.ts';
import { resumed } from './resume.service.ts';

const at = (text: string) => new Date(`${text}:00+01:00`);
const paused = (from: string, pausedAt: string) =>
  ({ ...freshPeriod(at(from), 'month'), pausedAt: at(pausedAt), remindedPeriod: 1 }) as SubscriptionRow;

describe('a pause that ends', () => {
  it('moves both ends on by as long as it took, and the day of the month with them', () => {
    const row = resumed(paused('2027-01-10T09:00', '2027-01-20T09:00'), at('2027-02-04T09:00'));
    expect(row).toMatchObject({
      periodStart: at('2027-01-25T09:00'),
      periodEnd: at('2027-02-25T09:00'),
      anchorDay: 25,
    });
  });

  it.each([
    ['a month and a bit', '2027-02-10T09:00', '2027-03-11T09:00', '2027-03-31T09:00'],
    ['no time at all', '2027-02-10T09:00', '2027-02-10T09:00', '2027-02-28T09:00'],
  ])('of who began on a 31st keeps the end of the month after %s', (_long, from, until, end) => {
    const row = resumed(paused('2027-01-31T09:00', from), at(until));
    expect(row).toMatchObject({ periodEnd: at(end), anchorDay: 31 });
  });

  it('lets the end of the month go when the rest reaches well into the next', () => {
    const row = resumed(paused('2027-01-31T09:00', '2027-02-10T09:00'), at('2027-02-20T09:00'));
    expect(row).toMatchObject({ periodEnd: at('2027-03-10T09:00'), anchorDay: 10 });
  });

  it('has the renewal told once more', () => {
    expect(resumed(paused('2027-01-10T09:00', '2027-01-20T09:00'), at('2027-02-04T09:00')).remindedPeriod).toBeNull();
  });
});
