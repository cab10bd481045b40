import { VISIT_NAMES, type VisitPurpose } from '@adunni/contracts/services/measuring';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { fittingAppointments, measuringAppointments } from '../../measurements/queries.ts';

/** That the visits which lie ahead for parts that have just left, or that their customer has ended, stand until they cancel them, one sentence each. */
export async function stillBooked(tx: Tx, partIds: readonly string[], now: Date): Promise<string[]> {
  const measuring = [...(await measuringAppointments(tx, partIds, now)).values()].filter(({ isOver }) => !isOver);
  const fittings = await fittingAppointments(tx, partIds, now);
  const told =
    (visit: VisitPurpose) =>
    ({ number, startsAt }: { number: string; startsAt: Date }): string =>
      `Your ${VISIT_NAMES[visit].toLowerCase()} ${number} on ${shopDayLabel(startsAt)} is still booked. You can keep it or cancel it in My Bookings.`;
  return [...measuring.map(told('measuring')), ...fittings.map(told('fitting'))];
}
