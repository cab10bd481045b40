import type { ServiceKind } from './services.ts';

/** The category of services at which people are measured, or try on what is sewn. */
export const MEASURING_CATEGORY = 'measuring-and-fitting';
/** Kinds of services at which a maker can hold the tape. */
export const IN_PERSON: readonly ServiceKind[] = ['appointment', 'home-visit'];
/** Kinds at which people are measured: over video too, with somebody there who holds the tape. */
export const MEASURED_AT: readonly ServiceKind[] = [...IN_PERSON, 'video'];

/** What a service of that category is for: measuring before the cloth is cut, or trying on what is sewn. */
export const VISIT_PURPOSES = ['measuring', 'fitting'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];
/** What each is called everywhere. */
export const VISIT_NAMES: Readonly<Record<VisitPurpose, string>> = { measuring: 'Measuring visit', fitting: 'Fitting' };

/** What a visit is for, by what its workshop calls it: at one that is called a fitting nobody is measured for an order. */
export const visitPurpose = (title: string): VisitPurpose =>
  /\bfittings?\b/i.test(title) && !/\bmeasur/i.test(title) ? 'fitting' : 'measuring';

/** A visit for a part of an order; to be measured unless it says otherwise. */
export interface VisitOfPart {
  order: string;
  part: string;
  for?: 'fitting';
}

/** Where a visit for a part of an order is booked: at once where one service is for that, else to choose. */
export function visitPath([only, ...more]: readonly { _id: string }[], about: VisitOfPart): string {
  const search = new URLSearchParams({ ...about });
  if (only && more.length === 0) search.set('service', only._id);
  return `/bookings/create?${search}`;
}
