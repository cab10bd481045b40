import { type ServiceCalendar, toBusy } from './calendar.queries.ts';
import { type FreeSlot, type Range, slotsOf } from './slots.ts';

/** When a service can begin with any of its providers, in order; where several are free, the most places count. */
export function freeTimes(
  { providers, nextFreeAt: _, ...service }: ServiceCalendar,
  now: number,
  range: Range,
): FreeSlot[] {
  const times = new Map<number, FreeSlot>();
  for (const provider of providers) {
    const rules = { ...service, hours: provider.hours, dailyCap: provider.dailyCap };
    for (const slot of slotsOf(rules, provider.overrides, toBusy(provider, service), now, range, provider.zone)) {
      const known = times.get(slot.start);
      if (!known || known.seatsLeft < slot.seatsLeft) times.set(slot.start, slot);
    }
  }
  return [...times.values()].sort((a, b) => a.start - b.start);
}
