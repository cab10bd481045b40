import { IN_PERSON, MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { listServices, type ServiceCard } from '@adunni/contracts/services/services';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** Most appointments of a maker that are offered at once. */
const SHOWN = 24;

/** The appointments of a maker at which they can hold the tape, the cheapest first. */
export interface Measuring {
  /** Those that are for it. */
  measuring: readonly ServiceCard[];
  /** Their other appointments in person. */
  others: readonly ServiceCard[];
}

/** Finds where a maker measures people. Throws ApiError. */
export async function findMeasuring(maker: string): Promise<Measuring> {
  const query = { maker, kind: IN_PERSON.join(), sort: 'price-up', limit: SHOWN } as const;
  const { items } = await callApi(listServices, { query });
  const isMeasuring = ({ category }: ServiceCard) => category.slug === MEASURING_CATEGORY;
  return { measuring: items.filter(isMeasuring), others: items.filter((service) => !isMeasuring(service)) };
}

/** Where a maker measures people; null while that is not known. */
export function useMeasuring(maker: string): Measuring | null {
  const [found, setFound] = useState<Measuring | null>(null);
  useEffect(() => {
    // The other ways to give measurements stand without it.
    findMeasuring(maker).then(setFound, () => setFound(null));
  }, [maker]);
  return found;
}

/** Where somebody is booked in to be measured for a part of an order: at once where there is one service, else to choose. */
export function measuringPath({ measuring }: Measuring, { order, part }: { order: string; part: string }): string {
  const [only, ...more] = measuring;
  const search = new URLSearchParams({ order, part });
  if (only && more.length === 0) search.set('service', only._id);
  return `/bookings/create?${search}`;
}
