import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, listOf, moment, paging, picture } from '../fields.ts';
import { makerCard } from '../makers/makers.ts';
import { MAKER_TIERS } from '../makers/tiers.ts';
import { moneyOut } from '../money.ts';
import { statuses } from '../statuses.ts';
import { cancellationPolicy } from './fields.ts';

export const SERVICE_KINDS = ['appointment', 'home-visit', 'video', 'class', 'drop-off'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
/** Where it takes place: at the maker’s, at the customer’s, or over video. */
export const PLACES = ['studio', 'home', 'video'] as const;
export type Place = (typeof PLACES)[number];
export const SERVICE_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'over' },
});
/** Whether a booking stands at once or when the maker has said yes. */
export const CONFIRMATIONS = ['instant', 'request'] as const;
export const SERVICE_SORTS = ['recommended', 'soonest', 'price-up', 'price-down', 'shortest', 'rating'] as const;

/** Where each kind can take place; the first is the usual one. */
export const PLACES_OF: Readonly<Record<ServiceKind, readonly [Place, ...Place[]]>> = {
  appointment: ['studio'],
  'home-visit': ['home'],
  video: ['video'],
  class: ['studio', 'video'],
  'drop-off': ['studio'],
};

export const serviceErrors = defineErrors({
  category_has_services: [409, 'This category has services. Please move them first.'],
  no_such_category: [409, 'This category has just been removed. Please choose another.'],
  not_ready_to_show: [422, 'This service is not ready to be published.'],
  no_workshop: [422, 'Please select a maker.'],
  not_your_provider: [422, 'Please select someone from this workshop.'],
  /** `fields` says which, and what can be chosen. */
  policy_beyond_limits: [422, 'These terms are outside the allowed range. Please check the highlighted fields.'],
  not_your_picture: [422, 'This image can’t be used here. Please upload it again.'],
});

export const serviceCategory = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  picture: picture.nullable(),
  /** Published services in it. */
  serviceCount: z.number(),
});
export type ServiceCategory = z.input<typeof serviceCategory>;

export const serviceCard = z.object({
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(SERVICE_KINDS),
  place: z.enum(PLACES),
  /** Where a home visit is made, by the names of its travel zones; empty where it is not limited, and of others. */
  areas: z.array(z.string()),
  /** The least that the way to the customer costs on top of the price; null where no way costs anything. */
  travelFrom: moneyOut.nullable(),
  category: z.object({ slug: z.string(), name: z.string() }),
  maker: z.object({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    tier: z.enum(MAKER_TIERS),
  }),
  picture: picture.nullable(),
  price: moneyOut,
  /** Whether the price is where it begins, so that it reads “from”. */
  isFrom: z.boolean(),
  /** Minutes. */
  duration: z.number(),
  seats: z.number(),
  /** Whether people are measured at it for what any maker makes them; what is measured is saved to their account. */
  forAnyMaker: z.boolean(),
  /** First free time as it was known last; null when there is none within reach. */
  nextFreeAt: moment.nullable(),
  /** Time zone of who provides it. */
  zone: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
});
export type ServiceCard = z.input<typeof serviceCard>;
export type LoadedServiceCard = z.output<typeof serviceCard>;

export const service = serviceCard.extend({
  description: z.string(),
  /** What is paid when booking; 0 for nothing. */
  deposit: moneyOut,
  confirmation: z.enum(CONFIRMATIONS),
  address: z.string(),
  bring: z.array(z.string()),
  /** The terms that a booking made now would have. */
  cancellationPolicy,
  /** What the workshop adds to them in its own words. */
  policy: z.string(),
  /** How long ahead it must be booked, in minutes, and how many days ahead it can be. */
  notice: z.number(),
  horizonDays: z.number(),
  travelZones: z.array(z.object({ _id: z.string(), name: z.string(), fee: moneyOut })),
  pictures: z.array(picture),
  providers: z.array(z.object({ _id: z.string(), name: z.string(), title: z.string() })),
  maker: makerCard,
  updatedAt: moment,
});
export type Service = z.input<typeof service>;
export type LoadedService = z.output<typeof service>;

/** Comma-separated values in the URL, as a list. */
const manyOf = line(400, 0)
  .transform((text) =>
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .optional();
const amount = z.coerce.number().min(0).max(10_000_000_000).optional();

/** State of the list of services, held in the URL. Prices are naira. */
export const serviceFilters = z.object({
  q: line(120, 0).optional(),
  category: line(80, 0).optional(),
  kind: manyOf,
  place: manyOf,
  city: manyOf,
  /** Of workshops in a country, by its name. */
  country: line(80, 0).optional(),
  maker: manyOf,
  minPrice: amount,
  maxPrice: amount,
  /** At most so many minutes. */
  maxDuration: z.coerce.number().int().min(1).max(1440).optional(),
  /** Free within so many days. */
  freeWithin: z.coerce.number().int().min(1).max(366).optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  verified: z.enum(['1']).optional(),
  /** Those at which people are measured for what any maker makes them. */
  forAnyMaker: z.enum(['1']).optional(),
  sort: z.enum(SERVICE_SORTS).default('recommended'),
});
export type ServiceFilters = z.output<typeof serviceFilters>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }));
export const serviceFacets = z.object({
  category: facet,
  kind: facet,
  place: facet,
  city: facet,
  maker: facet,
  verified: z.number(),
  /** How many are free within 1, 3, 7 and 14 days. */
  freeWithin: facet,
  /** How many take at most 30, 60, 120 and 240 minutes. */
  duration: facet,
  /** How many are rated at least 4 and 3 of 5. */
  rating: facet,
  price: z.object({ min: moneyOut, max: moneyOut }),
});
export type ServiceFacets = z.input<typeof serviceFacets>;
export type LoadedServiceFacets = z.output<typeof serviceFacets>;

export const listServiceCategories = endpoint({
  method: 'GET',
  path: '/api/service-categories',
  access: 'public',
  summary: 'Categories of services, in their order',
  response: z.object({ items: z.array(serviceCategory) }),
});
export const listServices = endpoint({
  method: 'GET',
  path: '/api/services',
  access: 'public',
  summary: 'Search and filter published services',
  query: serviceFilters.extend(paging.shape),
  response: listOf(serviceCard),
});
export const listServiceFacets = endpoint({
  method: 'GET',
  path: '/api/services/facets',
  access: 'public',
  summary: 'Counts per filter value; each filter’s counts ignore that filter itself',
  query: serviceFilters,
  response: serviceFacets,
});
export const getService = endpoint({
  method: 'GET',
  path: '/api/services/:serviceId',
  access: 'public',
  summary: 'One published service',
  params: z.object({ serviceId: id }),
  response: z.object({ service }),
});
