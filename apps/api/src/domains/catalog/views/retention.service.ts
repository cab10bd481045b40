import { lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { productViews } from './tables.ts';

/** Days for which views are kept: a year and the one that it is compared with. */
const KEPT_DAYS = 731;

/** Forgets views of days that are longer ago than any period is compared with. */
export async function forgetOldViews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.delete(productViews).where(lt(productViews.day, daysAfter(shopDay(clock()), -KEPT_DAYS)));
}
