import { isStaff, type Role } from '@adunni/contracts/roles';
import { eq, type SQL, sql } from 'drizzle-orm';
import { makers } from '../makers/tables.ts';
import { bookings } from './tables.ts';

/** Who works on bookings: marketplace staff on all, makers on those of their own workshop. */
export interface Worker {
  _id: string;
  role: Role;
}

/** The bookings that a worker sees; undefined is all. */
export const bookingScope = ({ _id, role }: Worker): SQL | undefined =>
  isStaff(role)
    ? undefined
    : eq(bookings.makerId, sql`(select ${makers._id} from ${makers} where ${makers.userId} = ${_id})`);
