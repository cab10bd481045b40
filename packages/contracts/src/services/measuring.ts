import type { ServiceKind } from './services.ts';

/** The category of services at which people are measured, or try on what is sewn. */
export const MEASURING_CATEGORY = 'measuring-and-fitting';
/** Kinds of services at which a maker can hold the tape. */
export const IN_PERSON: readonly ServiceKind[] = ['appointment', 'home-visit'];

/** What a service of that category is for: measuring before the cloth is cut, or trying on what is sewn. */
export const VISIT_PURPOSES = ['measuring', 'fitting'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];
/** What each is called everywhere. */
export const VISIT_NAMES: Readonly<Record<VisitPurpose, string>> = { measuring: 'Measuring visit', fitting: 'Fitting' };

/** What a visit is for, by what its workshop calls it: at one that is called a fitting nobody is measured for an order. */
export const visitPurpose = (title: string): VisitPurpose =>
  /\bfittings?\b/i.test(title) && !/\bmeasur/i.test(title) ? 'fitting' : 'measuring';
