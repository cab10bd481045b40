import { listSlots } from '@adunni/contracts/availability/availability';
import type { ServiceCard } from '@adunni/contracts/services/services';
import { callApi } from '../../../../kit/api/call-api.ts';
import { localTime, monthAfter } from '../../../availability/public/clocks/times.ts';

/**
 * Services with their next free time from a moment on instead of from now; null where there is none that can be booked
 * yet. By the free times that the calendar shows. Throws ApiError.
 */
export const freeFrom = (services: readonly ServiceCard[], from: string): Promise<ServiceCard[]> =>
  Promise.all(services.map(async (service) => ({ ...service, nextFreeAt: await firstFree(service, from) })));

/** The next free time of a service from a moment on; null where there is none that can be booked yet. Throws ApiError. */
export async function firstFree(
  { _id: serviceId, nextFreeAt, zone }: Pick<ServiceCard, '_id' | 'nextFreeAt' | 'zone'>,
  from: string,
): Promise<string | null> {
  if (!nextFreeAt || nextFreeAt >= from) return nextFreeAt;
  // By the day that is named, since what is sewn is not ready to the hour.
  const { day } = localTime(from, zone);
  for (let month = day.slice(0, 7); ; month = monthAfter(month, 1)) {
    const { slots, until } = await callApi(listSlots, { params: { serviceId }, query: { month, zone } });
    const free = slots.find(({ start }) => localTime(start, zone).day >= day);
    if (free) return free.start;
    if (month >= localTime(until, zone).day.slice(0, 7)) return null;
  }
}
