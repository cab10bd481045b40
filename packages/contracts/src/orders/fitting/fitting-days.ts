/** How much of the time in which a piece is made has passed once it can be tried on (est.). */
export const SEWN_SHARE = 2 / 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** About how many days into a making of so many ms there is something to try on. */
export const daysToFitting = (making: number): number => Math.round((Math.max(0, making) * SEWN_SHARE) / DAY_MS);
