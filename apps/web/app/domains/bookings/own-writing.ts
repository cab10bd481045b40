import type { Writing } from '@adunni/contracts/bookings/policy-words';
import { toNaira } from '@adunni/contracts/money';
import { naira } from '../../kit/money/naira.ts';
import { dayText, localTime, zoneName } from '../availability/public/clocks/times.ts';
import { ownZone } from '../availability/public/clocks/use-zone.ts';

/** A moment in a sentence by the clock of a booking’s place: `Tuesday 24 November at 10:00`, with whose time it is to who reads it by another clock. */
export function placeMomentText(iso: string, zone: string, own = ownZone()): string {
  const [there, here] = [localTime(iso, zone), localTime(iso, own)];
  const isElsewhere = there.day !== here.day || there.time !== here.time;
  return `${dayText(there.day)} at ${there.time}${isElsewhere ? ` ${zoneName(zone)} time` : ''}`;
}

/** Terms as their customer reads them: what is charged, by the clock of the place. */
export const placeWriting = (zone: string): Writing => ({
  amount: (amount) => naira(toNaira(amount)),
  moment: (at) => placeMomentText(at.toISOString(), zone),
});
