import { describe, expect, it } from 'vitest';
import { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { arrivalText, arrivesBy, type ComingPart, deliveryDays, expectedArrival } from './arrival.ts';

const TIMES = { ...DEFAULT_SETTINGS, standardDeliveryDays: 5, expressDeliveryDays: 2 };
const at = (day: number): Date => new Date(Date.UTC(2026, 11, day, 9));
const PART: ComingPart = {
  ...{ stage: 'sewing', readyBy: at(10), dispatchedAt: null },
  ...{ isRefunded: false, waitsForBalance: false },
};
const SENT = { deliveryOption: 'standard', deliveryDays: 5 } as const;
const PICKED_UP = { deliveryOption: 'pickup', deliveryDays: 0 } as const;

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
    expect(expectedArrival(PART, SENT, at(1))).toEqual({ by: at(15), isLate: false });
    const sent = { ...PART, stage: 'dispatched', dispatchedAt: at(7) } as const;
    expect(expectedArrival(sent, SENT, at(8))).toEqual({ by: at(12), isLate: false });
  });

  it('is late as soon as it is not ready in time, or not there in time though it was sent', () => {
    expect(expectedArrival(PART, SENT, at(11))).toEqual({ by: at(15), isLate: true });
    const sent = { ...PART, stage: 'dispatched', dispatchedAt: at(12) } as const;
    expect(expectedArrival(sent, SENT, at(17))).toMatchObject({ isLate: false });
    expect(expectedArrival(sent, SENT, at(18))).toEqual({ by: at(17), isLate: true });
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
    expect(expectedArrival(PART, PICKED_UP, at(1))).toEqual({ by: at(10), isLate: false });
  });

  it('is not said of what has arrived, is cancelled or was refunded', () => {
    for (const stage of ['delivered', 'closed', 'disputed', 'cancelled'] as const)
      expect(expectedArrival({ ...PART, stage }, SENT, at(1)), stage).toBeNull();
    expect(expectedArrival({ ...PART, isRefunded: true }, SENT, at(1))).toBeNull();
  });

  it('has words for what is sent and what is picked up', () => {
    expect(arrivalText('15 December', 'standard')).toBe('Arrives by 15 December');
    expect(arrivalText('15 December', 'pickup')).toBe('Ready for pickup by 15 December');
    expect(arrivalText('15 December', 'express', true)).toBe('Delayed: originally expected by 15 December');
    expect(arrivalText('1 May', 'pickup', true)).toBe('Delayed: originally ready for pickup by 1 May');
  });
});
