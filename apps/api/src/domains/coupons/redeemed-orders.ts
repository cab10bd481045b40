import type { Kobo } from '@adunni/contracts/money';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What coupons have to know of the orders that they are redeemed by. */
export interface RedeemedOrders {
  id: AnyPgColumn;
  number: AnyPgColumn<{ data: string; notNull: true }>;
  contact: AnyPgColumn<{ data: { firstName: string; lastName: string }; notNull: true }>;
  total: AnyPgColumn<{ data: Kobo; notNull: true }>;
  /** Whether a person has an order that was not cancelled, leaving out the one with id `except`. */
  hasOrdered: (userId: string, except: string | null) => SQL<boolean>;
}
