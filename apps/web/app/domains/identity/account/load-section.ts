import { listBookings } from '@adunni/contracts/bookings/bookings';
import type { Answer } from '@adunni/contracts/endpoint';
import { listAddresses, listSessions } from '@adunni/contracts/identity/account';
import { getMailChoices } from '@adunni/contracts/notifications/notifications';
import { listOrders } from '@adunni/contracts/orders/orders';
import { getWishlist } from '@adunni/contracts/wishlist/wishlist';
import { callApi } from '../../../kit/api/call-api.ts';
import { loadMeasurements, type MeasurementsData } from '../../measurements/public/load-measurements.ts';
import type { SectionId } from './sections.ts';

async function overview() {
  const [orders, bookings, addresses, wishes, sessions] = await Promise.all([
    callApi(listOrders, { query: { limit: 1 } }),
    callApi(listBookings, { query: { limit: 1 } }),
    callApi(listAddresses),
    callApi(getWishlist),
    callApi(listSessions),
  ]);
  return { orders, bookings, addresses: addresses.items, wishes: wishes.items.length, sessions: sessions.items.length };
}

/** What each section shows. */
export type SectionData =
  | ({ id: 'overview' } & Awaited<ReturnType<typeof overview>>)
  | { id: 'measurements'; data: MeasurementsData }
  | { id: 'addresses'; addresses: Answer<typeof listAddresses>['items'] }
  | { id: 'notifications'; choices: Answer<typeof getMailChoices>['items'] }
  | { id: 'security'; sessions: Answer<typeof listSessions>['items'] }
  | { id: 'privacy' };

/** Loads what a section shows, and nothing else. Throws ApiError. */
export async function loadSection(id: SectionId, search: URLSearchParams): Promise<SectionData> {
  switch (id) {
    case 'overview':
      return { id, ...(await overview()) };
    case 'measurements':
      return { id, data: await loadMeasurements(search) };
    case 'addresses':
      return { id, addresses: (await callApi(listAddresses)).items };
    case 'notifications':
      return { id, choices: (await callApi(getMailChoices)).items };
    case 'security':
      return { id, sessions: (await callApi(listSessions)).items };
    case 'privacy':
      return { id };
  }
}
