import { toKobo } from '@adunni/contracts/money';
import { features, planFeatures, planPrices, plans } from '../../domains/subscriptions/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DEMO_FEATURES, DEMO_PLANS } from './plans.ts';

/** Stores the plans with their prices from a moment on. */
export async function seedPlans(tx: Tx, activeFrom: Date): Promise<void> {
  const stored = await tx
    .insert(features)
    .values(DEMO_FEATURES.map((feature, position) => ({ ...feature, position })))
    .returning({ _id: features._id, key: features.key });
  const idOf = new Map<string, string>(stored.map(({ _id, key }) => [key, _id]));
  for (const [position, { slug, name, tagline, month, year, holds }] of DEMO_PLANS.entries()) {
    const [plan] = await tx.insert(plans).values({ slug, name, tagline, position }).returning({ _id: plans._id });
    const planId = plan?._id ?? '';
    const held = Object.entries(holds).map(([key, limit]) => ({ planId, featureId: idOf.get(key) ?? '', limit }));
    await tx.insert(planFeatures).values(held);
    const prices = [
      { interval: 'month' as const, naira: month },
      ...(year ? [{ interval: 'year' as const, naira: year }] : []),
    ];
    await tx
      .insert(planPrices)
      .values(prices.map(({ interval, naira }) => ({ planId, interval, amount: toKobo(naira), activeFrom })));
  }
}
