import { describe, expect, it } from 'vitest';
import { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import {
  type Arrival,
  aboutDays,
  arrivalOnceOrdered,
  arrivalText,
  arrivesBy,
  type ComingPart,
  deliveryDays,
  expectedArrival,
  lastArrival,
  onItsWay,
} from './arrival.ts';

const TIMES = { ...DEFAULT_SETTINGS, standardDeliveryDays: 5, expressDeliveryDays: 2 };
const at = (day: number): Date => new Date(Date.UTC(2026, 11, day, 9));
const PART: ComingPart = {
  ...{ stage: 'sewing', readyBy: at(10), dispatchedAt: null },
  ...{ isRefunded: false, waitsForBalance: false, daysOnceMeasured: null, visitEnds: [] },
};
const SENT = { deliveryOption: 'standard', deliveryDays: 5 } as const;
const PICKED_UP = { deliveryOption: 'pickup', deliveryDays: 0 } as const;

const by = (day: number, isLate = false): Arrival => ({ by: at(day), daysOnceMeasured: null, isLate });
const onceMeasured = (days: number): Arrival => ({ by: null, daysOnceMeasured: days, isLate: false });

describe('days of delivery', () => {
  it('are those of the option within Nigeria and of abroad anywhere else; what is picked up takes none', () => {
    const abroad = { ...TIMES, internationalDeliveryDays: 12, internationalExpressDays: 6 };
    const days = (countryCode: string) =>
      DELIVERY_OPTIONS.map((option) => deliveryDays(abroad, { option, countryCode }));
    expect(days('NG')).toEqual([5, 2, 0]);
    expect(days('GB')).toEqual([12, 6, 0]);
  });

  it('follow the day on which the pieces are ready, across months', () => {
    expect(arrivesBy(at(28), 5)).toEqual(new Date('2027-01-02T09:00:00Z'));
    expect(arrivesBy(at(28), 0)).toEqual(at(28));
  });
});

describe('when a part arrives', () => {
  it('is its days after it is ready, and once it is sent after that', () => {
    expect(expectedArrival(PART, SENT, at(1))).toEqual({ by: at(15), daysOnceMeasured: null, isLate: false });
    const sent = { ...PART, stage: 'dispatched', dispatchedAt: at(7) } as const;
    expect(expectedArrival(sent, SENT, at(8))).toEqual({ by: at(12), daysOnceMeasured: null, isLate: false });
  });

  it('is late as soon as it is not ready in time, or not there in time though it was sent', () => {
    expect(expectedArrival(PART, SENT, at(11))).toEqual({ by: at(15), daysOnceMeasured: null, isLate: true });
    const sent = { ...PART, stage: 'dispatched', dispatchedAt: at(12) } as const;
    expect(expectedArrival(sent, SENT, at(17))).toMatchObject({ isLate: false });
    expect(expectedArrival(sent, SENT, at(18))).toEqual({ by: at(17), daysOnceMeasured: null, isLate: true });
  });

  it('is late only once its day is over in Lagos', () => {
    expect(expectedArrival(PART, SENT, new Date('2026-12-10T22:59:59Z'))).toMatchObject({ isLate: false });
    expect(expectedArrival(PART, SENT, new Date('2026-12-10T23:00:00Z'))).toMatchObject({ isLate: true });
  });

  it('is not said while its customer has to pay, or can pick it up', () => {
    const ready = { ...PART, stage: 'ready' } as const;
    expect(expectedArrival({ ...ready, waitsForBalance: true }, SENT, at(20))).toBeNull();
    expect(expectedArrival(ready, PICKED_UP, at(20))).toBeNull();
    expect(expectedArrival(ready, SENT, at(9))).toMatchObject({ by: at(15) });
    expect(expectedArrival(PART, PICKED_UP, at(1))).toEqual({ by: at(10), daysOnceMeasured: null, isLate: false });
  });

  it('is not said of what has arrived, is cancelled or was refunded', () => {
    for (const stage of ['delivered', 'closed', 'disputed', 'cancelled'] as const)
      expect(expectedArrival({ ...PART, stage }, SENT, at(1)), stage).toBeNull();
    expect(expectedArrival({ ...PART, isRefunded: true }, SENT, at(1))).toBeNull();
  });

  it('has no day while it waits for measurements, and is not late then', () => {
    const waiting = { ...PART, stage: 'confirmed', daysOnceMeasured: 9 } as const;
    expect(expectedArrival(waiting, SENT, at(20))).toEqual(onceMeasured(14));
    expect(expectedArrival(waiting, PICKED_UP, at(20))).toEqual(onceMeasured(9));
    expect(expectedArrival({ ...waiting, stage: 'cancelled' }, SENT, at(1))).toBeNull();
  });

  it('goes by the next visit that is booked for its measurements, until that is over', () => {
    const waiting = { ...PART, stage: 'confirmed', daysOnceMeasured: 9, visitEnds: [at(20), at(4)] } as const;
    const byVisit = (end: number) => ({ by: at(end + 14), daysOnceMeasured: 14, isLate: false });
    expect(expectedArrival(waiting, SENT, at(1))).toEqual(byVisit(4));
    expect(expectedArrival(waiting, SENT, at(5))).toEqual(byVisit(20));
    expect(expectedArrival(waiting, SENT, at(21))).toEqual(onceMeasured(14));
    expect(expectedArrival({ ...waiting, daysOnceMeasured: null }, SENT, at(1))).toEqual(by(15));
  });

  it('is promised before it is ordered by the slowest line of its maker', () => {
    const lines = [
      { leadDaysMax: 3, lacksMeasurements: false },
      { leadDaysMax: 9, lacksMeasurements: false },
    ];
    expect(arrivalOnceOrdered(lines, 5, at(1))).toEqual({ by: at(15), daysOnceMeasured: null, isLate: false });
    const unmeasured = { leadDaysMax: 3, lacksMeasurements: true };
    expect(arrivalOnceOrdered([...lines, unmeasured], 5, at(1))).toEqual(onceMeasured(14));
  });

  it('is of several the last: what is late, then what has no day yet', () => {
    const [soon, later] = [by(3), by(9)];
    expect(lastArrival([later, soon])).toBe(later);
    const [short, long] = [onceMeasured(5), onceMeasured(30)];
    expect(lastArrival([later, long, short])).toBe(long);
    const late = by(1, true);
    expect(lastArrival([long, late, later])).toBe(late);
    expect(lastArrival([])).toBeNull();
  });

  it('has words for what is sent and what is picked up', () => {
    const text = (arrival: Arrival, option: (typeof DELIVERY_OPTIONS)[number]): string =>
      arrivalText(arrival, option, (day) => `${day.getUTCDate()} December`);
    expect(text(by(15), 'standard')).toBe('Arrives by 15 December');
    const byVisit = { ...by(15), daysOnceMeasured: 9 };
    expect(text(byVisit, 'standard')).toBe('Arrives by 15 December, going by the measuring visit');
    expect(text(by(15), 'pickup')).toBe('Ready for pickup by 15 December');
    expect(text(by(15, true), 'express')).toBe('Delayed: originally expected by 15 December');
    expect(text(by(1, true), 'pickup')).toBe('Delayed: originally ready for pickup by 1 December');
    expect(text(onceMeasured(33), 'standard')).toBe('Arrives up to 33 days after the maker has the measurements');
    expect(text(onceMeasured(9), 'pickup')).toBe('Ready for pickup up to 9 days after the maker has the measurements');
  });

  it('tells options apart that are days from each other', () => {
    expect([0, 1, 5].map(onItsWay)).toEqual(['The same day', 'Up to 1 day', 'Up to 5 days']);
  });

  it('counts a short span in days and a long one in weeks', () => {
    expect([1, 10, 11, 14, 15].map(aboutDays)).toEqual([
      'about 1 day',
      'about 10 days',
      'about 2 weeks',
      'about 2 weeks',
      'about 3 weeks',
    ]);
  });
});
