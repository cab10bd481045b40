/**
 * The moment at which the shop of the screens stands still: a Wednesday, twelve o’clock in Lagos. It is so long ago that
 * nothing which the demo has ahead of it falls on a day on which somebody compares screens.
 */
export const NOON = new Date('2026-03-18T11:00:00Z');
