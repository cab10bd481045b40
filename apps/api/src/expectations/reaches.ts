import type { Estate } from '../testing/estate.ts';

/** A request that reaches for what is somebody else’s, and what becomes of it. */
export interface Reach {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sends a file in a form, as uploads do. */
  upload?: true;
  /** 404 when it is left out. */
  answer?: 404 | 422 | 'row by row' | 'nothing of it';
}

/**
 * How the stranger tries to reach what is the other’s by a call: alone, nested in what is their own, in bulk beside it,
 * in lists and by searching. `names nothing` when a call takes no id and shows nothing.
 */
export type Ownership = 'names nothing' | ((theirs: Estate, own: Estate) => Reach[]);

export const NOTHING = 'names nothing';
/** Reads what should be the caller’s own only. */
export const SHOWN: Ownership = () => [{ answer: 'nothing of it' }];
export const NOBODY = '01890000-0000-7000-8000-000000000000';
export const version = 1;
export const fitting = {
  figure: 'woman',
  ageGroup: 'adult',
  unit: 'cm',
  measuredOn: '2026-05-03',
  values: { height: 1700 },
};
export const ofOrder =
  (body?: unknown): Ownership =>
  ({ orderId }) => [{ params: { orderId }, body }];
export const ofBooking =
  (body?: unknown): Ownership =>
  ({ bookingId }) => [{ params: { bookingId }, body }];
