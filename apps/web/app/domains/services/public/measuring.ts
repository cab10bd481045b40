import { daysToFitting } from '@adunni/contracts/orders/fitting/fitting-days';
import { workshopPlace } from '@adunni/contracts/services/attending';
import {
  IN_PERSON,
  MEASURED_AT,
  MEASURING_CATEGORY,
  type VisitOfPart,
  visitPath,
  visitPurpose,
} from '@adunni/contracts/services/measuring';
import { listServices, PLACES, type ServiceCard } from '@adunni/contracts/services/services';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most appointments of a maker that are offered at once. */
const SHOWN = 24;

/** The appointments of a maker at which people are measured or try on what is sewn, the cheapest of each first. */
export interface Measuring {
  /** Those at which people are measured, before anything is cut. */
  measuring: readonly ServiceCard[];
  /** Those at which something is tried on, so in person. */
  fitting: readonly ServiceCard[];
  /** Their other appointments in person. */
  others: readonly ServiceCard[];
}

/** Finds where a maker measures people and fits what they sew. Throws ApiError. */
export async function findMeasuring(maker: string): Promise<Measuring> {
  const query = { maker, kind: MEASURED_AT.join(), sort: 'price-up', limit: SHOWN } as const;
  const { items } = await callApi(listServices, { query });
  const isMeant = ({ category }: ServiceCard) => category.slug === MEASURING_CATEGORY;
  const inPerson = items.filter(({ kind }) => IN_PERSON.includes(kind));
  const fitting = inPerson.filter((service) => isMeant(service) && isFitting(service));
  return {
    measuring: items.filter((service) => isMeant(service) && !isFitting(service)),
    fitting,
    others: inPerson.filter((service) => !isMeant(service)),
  };
}

/** Whether something is tried on at a service. */
export const isFitting = ({ title }: Pick<ServiceCard, 'title'>): boolean => visitPurpose(title) === 'fitting';

/** The least that one of some services costs; null without any. */
export const leastPrice = (services: readonly Pick<ServiceCard, 'price'>[]): number | null =>
  services.length > 0 ? Math.min(...services.map(({ price }) => price)) : null;

type Free = Pick<ServiceCard, 'nextFreeAt' | 'zone' | 'place'>;

/** The first free time of some services, with its clock and the way; null where they are fully booked. */
export function nextOf(services: readonly Free[]): ({ at: string } & Pick<Free, 'zone' | 'place'>) | null {
  const free = services.flatMap(({ nextFreeAt: at, zone, place }) => (at ? [{ at, zone, place }] : []));
  return free.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null;
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

type PartOfOrder = Omit<VisitOfPart, 'for'>;

/** Where somebody is booked in to be measured for a part of an order: at once where one service is for that, else to choose. */
export const measuringPath = ({ measuring }: Measuring, { order, part }: PartOfOrder): string =>
  visitPath(measuring, { order, part });

/** Where somebody is booked in to try a part of an order on, as `measuringPath`. */
export const fittingPath = ({ fitting }: Measuring, { order, part }: PartOfOrder): string =>
  visitPath(fitting, { order, part, for: 'fitting' });

/**
 * Where a maker measures people, in words: `in Yaba, at home (Ikeja, Ikoyi) or by video`; `withCountry` where who reads
 * it may live in another: `in Yaba, Nigeria`.
 */
export function placesText(
  measuring: readonly Pick<ServiceCard, 'place' | 'areas' | 'maker'>[],
  { withCountry = false } = {},
): string {
  const [first] = measuring;
  const isAtWorkshop = measuring.some(({ place }) => place === 'studio');
  const areas = [...new Set(measuring.flatMap((service) => service.areas))].join(', ');
  const home = withCountry && !isAtWorkshop ? `at home in ${first?.maker.country}` : 'at home';
  const words = {
    studio: `in ${first && (withCountry ? workshopPlace(first.maker) : first.maker.city)}`,
    home: areas ? `${home} (${areas})` : home,
    video: 'by video',
  };
  const places = PLACES.filter((place) => measuring.some((service) => service.place === place));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(places.map((place) => words[place]));
}

/** What a fitting is everywhere: nobody has to come to one, and nothing is tried on over video. */
export const fittingPlaces = (fitting: Measuring['fitting'], options?: { withCountry: boolean }): string =>
  `optional and in person, ${placesText(fitting, options)}`;

/** About when the fitting of something comes that is made in so many days, by the rule of its order’s page. */
export const fittingAfter = (leadDaysMax: number): string =>
  `about ${countOf(daysToFitting(leadDaysMax * DAY_MS), 'day')} after the measurements`;

/** From when on a fitting can be booked. */
export const FITTING_OPENS = 'once a measuring visit is booked or the maker has the measurements';

/** What a fitting is for and when it makes sense, to who looks at one without an order. */
export const fittingUse = (maker: string): string =>
  `This fitting is for what ${maker} is making for you. It comes some weeks after the measurements, once there is something to try on.`;

/** Where and when a maker fits what they sew, as it is said before it is ordered; null of one who offers no fittings. */
export const fittingText = ({ fitting }: Pick<Measuring, 'fitting'>, leadDaysMax: number): string | null =>
  fitting.length > 0
    ? `Fittings are ${fittingPlaces(fitting, { withCountry: true })}, ${fittingAfter(leadDaysMax)}. You can book one from your order ${FITTING_OPENS}`
    : null;
