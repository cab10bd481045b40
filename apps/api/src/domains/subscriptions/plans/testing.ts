import { toKobo } from '@adunni/contracts/money';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { createFeature } from '../staff/plans/features.service.ts';
import { createPlan } from '../staff/plans/plans.service.ts';
import { planPrices } from '../tables.ts';

const FEATURES = [
  { key: 'try-ons', name: 'Virtual try-ons', unit: 'try-on', isMetered: true, trialLimit: 5 },
  { key: 'profiles', name: 'Try-on profiles', unit: 'profile', isMetered: false, trialLimit: 1 },
  { key: 'concierge', name: 'Concierge', unit: '', isMetered: false, trialLimit: null },
];

/** Each with its naira prices, and how much it holds of the features in their order; null is without limit. */
const PLANS = [
  { slug: 'lite', name: 'Lite', prices: { month: 2500 }, holds: [15, 1] },
  { slug: 'plus', name: 'Plus', prices: { month: 6500, year: 65_000 }, holds: [60, 3] },
  { slug: 'pro', name: 'Pro', prices: { month: 18_000 }, holds: [250, null, null] },
];

/** Stores the plans that tests subscribe to, as staff do, with their prices from a moment on. */
export async function storePlans(tx: Tx, activeFrom: Date): Promise<void> {
  const staff = {} as StaffCtx;
  const featureIds: string[] = [];
  for (const [position, feature] of FEATURES.entries())
    featureIds.push(await createFeature(staff, tx, { ...feature, description: '', position }));
  for (const [position, { prices, holds, ...plan }] of PLANS.entries()) {
    const features = holds.map((limit, index) => ({ featureId: featureIds[index] ?? '', limit }));
    const planId = await createPlan(staff, tx, { ...plan, tagline: '', position, isActive: true, features });
    for (const interval of ['month', 'year'] as const)
      if (prices[interval])
        await tx.insert(planPrices).values({ planId, interval, amount: toKobo(prices[interval]), activeFrom });
  }
}
