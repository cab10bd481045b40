import { isStaff, type Role } from '@adunni/contracts/roles';
import { type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { makers } from '../../makers/tables.ts';
import { orderParts, orders } from '../tables.ts';

/** Who works on orders: marketplace staff on all, a maker on the own parts and on those whose sewing they were given. */
export interface Worker {
  _id: string;
  role: Role;
}

const build = new QueryBuilder();

/** The workshop of a person, as a value in SQL; null for who has none. */
export const workshopOf = ({ _id }: Worker): SQL =>
  sql`(select ${makers._id} from ${makers} where ${makers.userId} = ${_id})`;

/** The parts that a worker sees; undefined is all. */
export function partScope(worker: Worker): SQL | undefined {
  if (isStaff(worker.role)) return undefined;
  const own = workshopOf(worker);
  return or(eq(orderParts.makerId, own), eq(orderParts.tailorId, own));
}

/** The parts that a worker answers the customer for; undefined is all. */
export const makingScope = (worker: Worker): SQL | undefined =>
  isStaff(worker.role) ? undefined : eq(orderParts.makerId, workshopOf(worker));

/** Whether a column names a part which this condition allows. */
export const inParts = (partId: Column, condition: SQL | undefined): SQL =>
  inArray(partId, build.select({ _id: orderParts._id }).from(orderParts).where(condition));

/** The orders that have a part which this condition allows. */
export const ordersWith = (condition: SQL | undefined): SQL =>
  inArray(orders._id, build.select({ orderId: orderParts.orderId }).from(orderParts).where(condition));

/** The orders that a worker sees; undefined is all. */
export function orderScope(worker: Worker): SQL | undefined {
  const scope = partScope(worker);
  return scope && ordersWith(scope);
}
