import type { PackageBase } from '@adunni/contracts/asoebi/bases';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { productCards, sellableLines } from '../../catalog/queries.ts';
import type { PackageRow } from '../tables.ts';

/** What packages are sewn as, by their ids: in the words that were kept, with what the shop says of the piece now. */
export async function presentBases(
  db: Db | Tx,
  packages: readonly Pick<PackageRow, '_id' | 'base'>[],
  now: Date,
): Promise<Map<string, PackageBase>> {
  const based = packages.flatMap(({ _id, base }) => (base ? [{ _id, base }] : []));
  const pieces = based.map(({ base }) => base);
  const lines = await sellableLines(db, pieces, now, null);
  const cards = await productCards(
    db,
    pieces.map(({ productId }) => productId),
    now,
  );
  return new Map(
    based.map(({ _id, base: { makerId: _makerId, ...base } }, index) => {
      const line = lines[index];
      const isOffered = line?.forSale ?? false;
      const canTryOn = isOffered && (cards.get(base.productId)?.card.canTryOn ?? false);
      const maker = line ? { name: line.maker.name, slug: line.maker.slug } : null;
      return [_id, { ...base, maker, picture: line?.picture ?? null, isOffered, canTryOn }];
    }),
  );
}

/** Packages with what they are sewn as. */
export async function withBases<P extends Pick<PackageRow, '_id' | 'base'>>(db: Db | Tx, packages: P[], now: Date) {
  const bases = await presentBases(db, packages, now);
  return packages.map((pack) => ({ ...pack, base: bases.get(pack._id) ?? null }));
}
