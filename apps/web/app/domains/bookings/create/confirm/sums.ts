import { bookingTotals, firstPayment } from '@adunni/contracts/bookings/statuses';
import { LEAST_PAYMENT } from '@adunni/contracts/payments/least';
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
export const hasPlans = ({ deposit, total }: Sums): boolean => deposit < total && total >= LEAST_PAYMENT;

/** What a draft of a service comes to. */
export function sumsOf(service: Service, { seats, travelZoneId, plan }: Draft): Sums {
  const travel = service.travelZones.find(({ _id }) => _id === travelZoneId)?.fee ?? null;
  const totals = bookingTotals(service, seats, travel ?? 0);
  const deposit = firstPayment('deposit', totals, LEAST_PAYMENT);
  const dueNow = firstPayment(plan, totals, LEAST_PAYMENT);
  return { seats: service.price * seats, travel, total: totals.total, deposit, dueNow };
}
