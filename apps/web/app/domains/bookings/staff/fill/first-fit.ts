import { localTime } from '../../../availability/public/clocks/times.ts';
import { dayAfter, minutesOn } from '../../../availability/public/clocks/zone-time.ts';
import { type Calendar, columnOf, type Gap } from '../calendar/columns.ts';
import { STEP } from '../calendar/use-stretch.ts';

type Service = Calendar['services'][number];
type Fitting = Pick<Service, 'duration' | 'bufferBefore' | 'bufferAfter'>;
type Person = Calendar['providers'][number];

/** What somebody of a workshop provides. */
export const servicesOf = ({ services }: Pick<Calendar, 'services'>, personId: string): Service[] =>
  services.filter(({ providerIds }) => providerIds.includes(personId));

/** When a service can begin in free time at the earliest, from a minute on; null where it does not fit in. */
export function startIn(gap: Gap, { duration, bufferBefore, bufferAfter }: Fitting, from = 0): number | null {
  const start = Math.max(from, gap.from + (gap.isAfterBooking ? bufferBefore : 0));
  return start + duration <= gap.to - (gap.isBeforeBooking ? bufferAfter : 0) ? start : null;
}

/** What fits into free time at the earliest: the first of some services that does, and when it begins; null without any. */
export function fitIn<S extends Fitting>(
  gap: Gap,
  services: readonly S[],
  from = 0,
): { service: S; at: number } | null {
  const fitting = services.flatMap((service) => {
    const at = startIn(gap, service, from);
    return at === null ? [] : [{ service, at }];
  });
  return fitting[0] ?? null;
}

/** The next time on the days of a calendar at which somebody can take who walks in, and for what; `now` in ms. */
export function nextWalkIn(
  calendar: Calendar,
  person: Person,
  now: number,
): { day: string; at: number; serviceId: string } | null {
  const offered = servicesOf(calendar, person._id);
  const moment = new Date(now).toISOString();
  const today = localTime(moment, person.zone).day;
  for (let day = calendar.from > today ? calendar.from : today; day <= calendar.until; day = dayAfter(day, 1)) {
    const from = Math.ceil(minutesOn(day, moment, person.zone) / STEP) * STEP;
    for (const gap of columnOf(calendar, person, day).free) {
      const fit = fitIn(gap, offered, from);
      if (fit) return { day, at: fit.at, serviceId: fit.service._id };
    }
  }
  return null;
}
