import type { DesignWords, LoadedDesignPricing } from '@adunni/contracts/asoebi/designs/designs';
import type { Picture } from '@adunni/contracts/fields';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { looks } from '../../catalog/tables.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import type { PackageRow, StoredDesign } from '../tables.ts';

type Drawn = Pick<PackageRow, 'design' | 'lookHash'>;
/** A design with its picture, once that is drawn. */
export type PresentedDesign = Omit<StoredDesign, 'recipe'> & { picture: Picture | null };

/** Packages with the designs that they are sewn from, as they were when they were chosen. */
export async function withDesigns<P extends Drawn>(
  db: Db | Tx,
  packages: readonly P[],
): Promise<(Omit<P, 'design'> & { design: PresentedDesign | null })[]> {
  const hashes = [...new Set(packages.flatMap(({ lookHash }) => lookHash ?? []))];
  const rows =
    hashes.length === 0
      ? []
      : await db
          .select({ hash: looks.hash, picture: pictureColumns })
          .from(looks)
          .innerJoin(media, eq(media._id, looks.mediaId))
          .where(inArray(looks.hash, hashes));
  const pictures = new Map(rows.map(({ hash, picture }) => [hash, picture]));
  return packages.map((pack) => {
    if (!pack.design) return { ...pack, design: null };
    const { recipe: _recipe, ...design } = pack.design;
    const picture = pictures.get(pack.lookHash ?? '');
    return { ...pack, design: { ...design, picture: picture ? toPicture({ ...picture, alt: altOf(design) }) : null } };
  });
}

/** What the picture shows, in words: no more than who can’t see it needs to know which it is. */
const altOf = ({ title, lines }: DesignWords): string =>
  `${title}: ${lines
    .slice(0, 3)
    .map(({ value }) => value)
    .join(', ')}`;

/** What a workshop’s price list says of the designs of packages, by the package’s id. */
export async function pricingOf(
  db: Db | Tx,
  makerId: string,
  packages: readonly Pick<PackageRow, '_id' | 'design'>[],
): Promise<Map<string, LoadedDesignPricing>> {
  const drawn = packages.flatMap(({ _id, design }) => (design ? [{ _id, recipe: design.recipe }] : []));
  if (drawn.length === 0) return new Map();
  const recipes = drawn.map(({ recipe }) => recipe);
  const priced = await extensionOf('packageDesigns').price(db, makerId, recipes);
  return new Map(drawn.map(({ _id }, at) => [_id, priced[at] ?? null]));
}
