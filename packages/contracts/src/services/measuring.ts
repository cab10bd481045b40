import type { ServiceKind } from './services.ts';

/** The category of services at which people are measured. */
export const MEASURING_CATEGORY = 'measuring-and-fitting';
/** Kinds of services at which a maker can hold the tape. */
export const IN_PERSON: readonly ServiceKind[] = ['appointment', 'home-visit'];
