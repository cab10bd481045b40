import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { isBeforeMeasuring } from '@adunni/contracts/orders/fitting/fitting';
import { isDayBefore } from '../../availability/public/clocks/times.ts';

type Fitting = Pick<MeasuringAppointment, 'startsAt' | 'zone'>;
type Measuring = Pick<MeasuringAppointment, 'endsAt'>;

/**
 * Why a fitting is too early, as a sentence: it is before the measurements are taken, or before the day `from` which there
 * is about something to try on; null where it is not.
 */
export function tooEarly({ startsAt, zone }: Fitting, measuring: Measuring | null, from: string | null): string | null {
  if (measuring && isBeforeMeasuring({ startsAt: new Date(startsAt) }, { endsAt: new Date(measuring.endsAt) }))
    return 'This fitting is before your measuring visit.';
  const isEarly = from !== null && isDayBefore(startsAt, from, zone);
  return isEarly ? 'There will probably be nothing to try on at this fitting yet.' : null;
}
