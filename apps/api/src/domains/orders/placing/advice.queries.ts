import { type AdvisedSize, adviceAbout, adviseSize, cutOf, type Wearer } from '@adunni/contracts/measurements/fit';
import type { Tx } from '../../../kit/database/connect.ts';
import type { SellableLine } from '../../catalog/queries.ts';
import { listProfiles } from '../../measurements/queries.ts';

/** What is advised about the size of a line to somebody with such profiles, as its product’s page says it. */
export function adviceOn(
  { sizeChart: chart, categorySlug, sizes, variant }: SellableLine,
  wearers: readonly Wearer[],
  now: Date,
): AdvisedSize | null {
  if (!variant || chart === 'none') return null;
  const piece = { chart, cut: cutOf(categorySlug), sizes };
  return adviceAbout(
    wearers.map((wearer) => adviseSize(piece, wearer, now)),
    variant.size,
  );
}

/** Lines with what their sizes’ advice was, which follows from the person’s measurements as they order. */
export async function withAdvice<L extends { sellable: SellableLine }>(
  tx: Tx,
  userId: string,
  lines: readonly L[],
  now: Date,
): Promise<(L & { advised: AdvisedSize | null })[]> {
  const isSized = lines.some(({ sellable: { variant, sizeChart } }) => variant !== null && sizeChart !== 'none');
  const profiles = isSized ? await listProfiles(tx, userId) : [];
  const wearers = profiles.map(({ figure, ageGroup, current: { values, measuredOn } }) => ({
    ...{ figure, ageGroup, values, measuredOn },
  }));
  return lines.map((line) => ({ ...line, advised: adviceOn(line.sellable, wearers, now) }));
}
