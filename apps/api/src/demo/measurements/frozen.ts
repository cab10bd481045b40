import type { Figure, Lengths } from '@adunni/contracts/measurements/catalogue';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { missingMeasures } from '@adunni/contracts/measurements/needs';
import { canBeMeasured } from '../../domains/orders/measurements/wanted.rules.ts';
import type { Draw } from '../../kit/draw.ts';
import { daysAfter } from '../past/journey.ts';
import type { Records } from '../past/records.ts';
import { demoWearers } from './wearers.ts';

/** How much smaller or larger than the demo’s own family customers are. */
const SIZES = [0.92, 0.95, 0.98, 1, 1.03, 1.06] as const;
/** Of parts that are not begun, how many wait for measurements; what was ordered just now and accepted all do. */
const WAITING = 0.3;
const JUST_NOW_DAYS = 1.5;

/**
 * Freezes measurements on the made-to-measure lines of past orders; only parts that are not begun may lack them. `figureOf`
 * says whom a product is cut for, null for anybody.
 */
export function freezeRecords(
  draw: Draw,
  records: Records,
  now: Date,
  figureOf: (productId: string) => Figure | null = () => null,
): void {
  const [order] = records.orders;
  if (!order) return;
  const parts = new Map(records.orderParts.map((part) => [part._id, part]));
  const isNew = order.createdAt > daysAfter(now, -JUST_NOW_DAYS);
  const waits = (part: Records['orderParts'][number]) =>
    canBeMeasured(part) && ((isNew && part.stage === 'confirmed') || draw.chance(WAITING));
  const left = new Set(records.orderParts.filter(waits));
  for (const { _id, partId, kind, neededMeasures, productId } of records.orderItems) {
    const part = parts.get(partId);
    if (kind !== 'made-to-measure' || !part || left.has(part)) continue;
    const cutFor = figureOf(productId ?? '');
    const fitting = demoWearers.filter(({ figure, versions }) => {
      if (cutFor && figure !== cutFor) return false;
      const values = versions.at(-1)?.values;
      return values && missingMeasures(neededMeasures, { figure, values }).length === 0;
    });
    records.orderMeasurements.push({
      _id,
      orderItemId: _id,
      ...{ profileId: null, versionId: null },
      frozen: frozenLike(draw, draw.pick(fitting), order),
      createdAt: order.createdAt,
      replacedAt: null,
    });
  }
}

function frozenLike(
  draw: Draw,
  { figure, ageGroup, versions }: (typeof demoWearers)[number],
  { contact, createdAt }: Records['orders'][number],
): FrozenMeasurements {
  const size = draw.pick(SIZES);
  const taken = versions.at(-1)?.values ?? {};
  const values = Object.fromEntries(Object.entries(taken).map(([name, mm]) => [name, Math.round((mm * size) / 5) * 5]));
  return {
    ...{ name: contact.firstName, figure, ageGroup, number: 1, unit: 'cm', values: values as Lengths },
    ...{ method: 'alone', measuredBy: '', frozenAt: createdAt.toISOString() },
    measuredOn: daysAfter(createdAt, -draw.between(1, 90)).toISOString().slice(0, 10),
  };
}
