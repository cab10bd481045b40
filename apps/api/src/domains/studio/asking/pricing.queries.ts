import type { LoadedAskRecord } from '@adunni/contracts/studio/asking/work';
import { priceOf } from '@adunni/contracts/studio/price-of';
import { yardsOf } from '@adunni/contracts/studio/yards';
import type { Db } from '../../../kit/database/connect.ts';
import { getSettings } from '../../settings/queries.ts';
import { findOwnPriceList } from '../prices/prices.queries.ts';
import type { RequestRow } from './tables.ts';

type Pricing = NonNullable<LoadedAskRecord['pricing']>;
type Proposed = Pick<Pricing, 'proposal' | 'without' | 'missing'>;

/** What a maker names a price for a request by: their own price list, also one that is not open, and the rates of today. */
export async function pricingOf(db: Db, userId: string, request: RequestRow): Promise<Pricing> {
  const { goodsCommissionPercent: commissionPercent, depositPercent, depositFrom } = await getSettings(db);
  return { ...(await proposedOf(db, userId, request)), commissionPercent, depositPercent, depositFrom };
}

async function proposedOf(db: Db, userId: string, { recipe }: RequestRow): Promise<Proposed> {
  const { list = null } = (await findOwnPriceList(db, userId)) ?? {};
  if (!list) return { proposal: null, without: 'list', missing: [] };
  const yards = recipe && yardsOf(recipe);
  if (!recipe || !yards) return { proposal: null, without: 'drawing', missing: [] };
  const { price, missing } = priceOf(recipe, list, yards);
  if (!price) return { proposal: null, without: 'parts', missing };
  return { proposal: { low: price.low, high: price.high, days: price.days }, without: null, missing: [] };
}
