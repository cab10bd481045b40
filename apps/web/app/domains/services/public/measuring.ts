import { IN_PERSON, MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { listServices, PLACES, type ServiceCard } from '@adunni/contracts/services/services';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** Most appointments of a maker that are offered at once. */
const SHOWN = 24;

/** A measuring may take place over video, with somebody there who holds the tape. */
const MEASURED_AT = [...IN_PERSON, 'video'] as const;

/** The appointments of a maker at which people are measured, the cheapest first. */
export interface Measuring {
  /** Those that are for it. */
  measuring: readonly ServiceCard[];
  /** Those of them at which something is tried on, so in person. */
  fitting: readonly ServiceCard[];
  /** Their other appointments in person. */
  others: readonly ServiceCard[];
}

/** Finds where a maker measures people. Throws ApiError. */
export async function findMeasuring(maker: string): Promise<Measuring> {
  const query = { maker, kind: MEASURED_AT.join(), sort: 'price-up', limit: SHOWN } as const;
  const { items } = await callApi(listServices, { query });
  const isMeasuring = ({ category }: ServiceCard) => category.slug === MEASURING_CATEGORY;
  const measuring = items.filter(isMeasuring);
  const inPerson = items.filter(({ kind }) => IN_PERSON.includes(kind));
  return {
    measuring,
    fitting: inPerson.filter(isMeasuring),
    others: inPerson.filter((service) => !isMeasuring(service)),
  };
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

interface PartOfOrder {
  order: string;
  part: string;
}

/** Where somebody is booked in to be measured for a part of an order: at once where there is one service, else to choose. */
export const measuringPath = ({ measuring }: Measuring, { order, part }: PartOfOrder): string =>
  pathTo(measuring, { order, part });

/** Where somebody is booked in to try a part of an order on, as `measuringPath`. */
export const fittingPath = ({ fitting }: Measuring, { order, part }: PartOfOrder): string =>
  pathTo(fitting, { order, part, for: 'fitting' });

function pathTo([only, ...more]: readonly ServiceCard[], about: PartOfOrder & { for?: 'fitting' }): string {
  const search = new URLSearchParams({ ...about });
  if (only && more.length === 0) search.set('service', only._id);
  return `/bookings/create?${search}`;
}

/** Where a maker measures people, in words: `in Yaba, at home or by video`. */
export function placesText(measuring: readonly Pick<ServiceCard, 'place' | 'maker'>[]): string {
  const [first] = measuring;
  const words = { studio: `in ${first?.maker.city}`, home: 'at home', video: 'by video' };
  const places = PLACES.filter((place) => measuring.some((service) => service.place === place));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(places.map((place) => words[place]));
}
