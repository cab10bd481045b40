import type { Writing } from '@adunni/contracts/bookings/policy-words';
import { toNaira } from '@adunni/contracts/money';
import { naira } from '../../kit/money/naira.ts';
import { dayText, localTime } from '../availability/public/clocks/times.ts';
import { ownZone } from '../availability/public/clocks/use-zone.ts';

/** A moment in a sentence: `Tuesday 24 November at 10:00`. */
export function ownMomentText(iso: string): string {
  const { day, time } = localTime(iso, ownZone());
  return `${dayText(day)} at ${time}`;
}

/** Terms as their customer reads them: what is charged, by their own clock. */
export const ownWriting: Writing = {
  amount: (amount) => naira(toNaira(amount)),
  moment: (at) => ownMomentText(at.toISOString()),
};
