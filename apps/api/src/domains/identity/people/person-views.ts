import type { LoadedPersonRecord, LoadedPersonRow } from '@adunni/contracts/identity/people';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';

/** Fields of a person’s record that other domains fill, each field by one. */
export type ActivityFields = Pick<
  LoadedPersonRecord,
  'orders' | 'orderCount' | 'spent' | 'bookings' | 'subscriptions' | 'cart' | 'maker'
>;

/** What staff see on a person’s page of what the person did elsewhere in the marketplace. */
export type PersonActivity = (db: Db, userId: string) => Promise<Partial<ActivityFields>>;

/** What lists of people show and filter of their workshops. */
export interface PersonWorkshop {
  /** The workshop’s status of the person in the row of `users`; null without one. */
  status: SQL<LoadedPersonRow['makerStatus']>;
  /** Whether the person in the row of `users` has a workshop of this status, or none. */
  hasStatus: (value: NonNullable<LoadedPersonRow['makerStatus']> | 'none') => SQL;
  /** Id of a person’s workshop. */
  idOf: (userId: string) => SQL;
}
