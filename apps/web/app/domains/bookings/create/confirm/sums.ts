import { bookingTotals } from '@adunni/contracts/bookings/statuses';
import type { Service } from '@adunni/contracts/services/services';
import type { Draft } from '../draft.ts';

/** What a booking costs, in naira. */
export interface Sums {
  /** Of all seats, without the way. */
  seats: number;
  /** Of the way to the customer; null when nobody travels. */
  travel: number | null;
  total: number;
  deposit: number;
  /** What is paid when booking, by the plan that was chosen. */
  dueNow: number;
}

/** Whether there is a choice of how much is paid when booking. */
export const hasPlans = ({ deposit, total }: Sums): boolean => deposit < total;

/** What a draft of a service comes to. */
export function sumsOf(service: Service, { seats, travelZoneId, plan }: Draft): Sums {
  const travel = service.travelZones.find(({ _id }) => _id === travelZoneId)?.fee ?? null;
  const { total, deposit } = bookingTotals(service, seats, travel ?? 0);
  const least = Math.min(deposit, total);
  return { seats: service.price * seats, travel, total, deposit: least, dueNow: plan === 'full' ? total : least };
}
