import { countryName } from '@adunni/contracts/countries';
import { MEASURED_AT, MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { listServices, type ServiceCard } from '@adunni/contracts/services/services';
import { callApi } from '../../../kit/api/call-api.ts';
import { isFitting } from './measuring.ts';

/** Most that are offered at once. */
const SHOWN = 6;

/** Finds who measures people in a country for what other makers sew, in person, the cheapest first. Throws ApiError. */
export async function findMeasuringIn(countryCode: string): Promise<ServiceCard[]> {
  const where = { country: countryName(countryCode), category: MEASURING_CATEGORY, kind: MEASURED_AT.join() };
  const query = { ...where, forAnyMaker: '1', sort: 'price-up', limit: SHOWN } as const;
  const { items } = await callApi(listServices, { query });
  // A call of theirs is no nearer than one of who sews it.
  return items.filter((service) => service.place !== 'video' && !isFitting(service));
}

/** Where such a visit is booked, with what its maker is told. */
export const nearPath = ({ _id }: Pick<ServiceCard, '_id'>, note: string): string =>
  `/bookings/create?${new URLSearchParams({ service: _id, note })}`;
