import type { ServiceKind } from './services.ts';

/** The category of services at which people are measured, or try on what is sewn. */
export const MEASURING_CATEGORY = 'measuring-and-fitting';
/** Kinds of services at which a maker can hold the tape. */
export const IN_PERSON: readonly ServiceKind[] = ['appointment', 'home-visit'];

/** What a service of that category is for: measuring before the cloth is cut, or trying on what is sewn. */
export type VisitPurpose = 'measuring' | 'fitting';

/** What a visit is for, by what its workshop calls it; one that is called a fitting may measure too. */
export const visitPurpose = (title: string): VisitPurpose =>
  /\bfittings?\b/i.test(title) && !/\bmeasur/i.test(title) ? 'fitting' : 'measuring';
