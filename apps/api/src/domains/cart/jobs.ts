import { and, isNotNull, lt } from 'drizzle-orm';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { BASKET_DAYS } from './basket-cookie.ts';
import { baskets } from './tables.ts';

/** Deletes visitors’ baskets that nobody has touched for as long as their cookie lasts. */
export const sweepBaskets = job({
  name: 'cart-sweep-baskets',
  schedule: '17 3 * * *',
  async run({ db, clock }) {
    const untouchedSince = new Date(clock().getTime() - BASKET_DAYS * DAY_MS);
    await db.delete(baskets).where(and(isNotNull(baskets.cookieHash), lt(baskets.updatedAt, untouchedSince)));
  },
});
