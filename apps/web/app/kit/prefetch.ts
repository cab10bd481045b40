/** Browsers that let people save data say so here; the type library does not know it yet. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

const savesData = typeof navigator !== 'undefined' && (navigator as Connected).connection?.saveData === true;

/** The `prefetch` of a link that is likely followed: on the first sign of interest, unless the person saves data. */
export const PREFETCH = savesData ? 'none' : 'intent';
