import type { getPartner, getProgramme, listPartners } from '@adunni/contracts/affiliates/programme';
import { STANDARD_PERCENT } from '@adunni/contracts/affiliates/referral';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { categories } from '../../catalog/tables.ts';
import { validityProblem } from '../../coupons/rules.ts';
import { coupons } from '../../coupons/tables.ts';
import { makerCards } from '../../makers/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { isActivePartner } from '../queries.ts';
import { isInForce } from '../rules.ts';
import { affiliatePartners, affiliateRates } from '../tables.ts';

/** What the programme pays now: its general rate, those of categories, and campaigns for everybody. */
export async function findProgramme({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Returned<typeof getProgramme>> {
  const today = shopDay(clock());
  const rows = await db
    .select({ rate: affiliateRates, category: categories.name })
    .from(affiliateRates)
    .leftJoin(categories, eq(categories._id, affiliateRates.categoryId))
    .orderBy(asc(affiliateRates.title));
  const forAll = rows.filter(({ rate }) => rate.partnerId === null && isInForce(rate, today));
  const general = forAll.filter(({ rate }) => rate.categoryId === null && rate.startsOn === null);
  const { minimumPayout } = await getSettings(db);
  return {
    programme: {
      percent: general.length > 0 ? Math.max(...general.map(({ rate }) => rate.percent)) : STANDARD_PERCENT,
      rates: forAll
        .filter((each) => !general.includes(each))
        .map(({ rate: { title, percent, endsOn }, category }) => ({ title, percent, endsOn, category })),
      minimumPayout,
    },
  };
}

const cardColumns = {
  _id: affiliatePartners._id,
  name: affiliatePartners.name,
  site: affiliatePartners.site,
  words: affiliatePartners.words,
};

/** Active partners who want to be found, by name. */
export async function findPartners(
  db: Db,
  { q, page, limit }: Received<typeof listPartners>['query'],
): Promise<Returned<typeof listPartners>> {
  const { name, site, words, isListed } = affiliatePartners;
  const found = q ? or(contains(name, q), contains(site, q), contains(words, q)) : undefined;
  const shown = and(isActivePartner, eq(isListed, true), found);
  const [counted] = await db.select({ total: count() }).from(affiliatePartners).where(shown);
  const items = await db
    .select(cardColumns)
    .from(affiliatePartners)
    .where(shown)
    .orderBy(asc(name), asc(affiliatePartners._id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items, total: counted?.total ?? 0, page, limit };
}

/** An active partner’s page, also of one who is in no list; null when there is none. */
export async function findPartner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  partnerId: string,
): Promise<Returned<typeof getPartner>['partner'] | null> {
  const [row] = await db
    .select({ partner: affiliatePartners, coupon: coupons })
    .from(affiliatePartners)
    .leftJoin(coupons, eq(coupons._id, affiliatePartners.couponId))
    .where(and(eq(affiliatePartners._id, partnerId), isActivePartner));
  if (!row) return null;
  const now = clock();
  const { partner, coupon } = row;
  const { _id, name, site, words, code, isListed } = partner;
  return {
    ...{ _id, name, site, words, code, isListed },
    coupon: coupon && !validityProblem(coupon, now) ? { code: coupon.code, description: coupon.description } : null,
    products: await visibleCards(db, partner.productIds, now),
    makers: await makerCards(db, partner.makerIds, now),
  };
}
