import { pictureIndex } from '@adunni/garment-art/media';
import { makers } from '../../domains/makers/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { pickupPlaceOf } from './pickup-places.ts';
import { demoMakers } from './workshops.ts';

/** Stores the demo’s workshops, approved; `owners` has a user per slug. Answers with the id of each slug. */
export async function seedMakers(
  tx: Tx,
  owners: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const pictureOf = (slug: string) => pictures.get(pictureIndex[slug]?.[0]?.file ?? '');
  const rows = demoMakers.map((demo) => {
    const { owner: _owner, role: _role, street: _street, cover, specialities, ...maker } = demo;
    const userId = owners.get(maker.slug);
    if (!userId) throw new Error(`the demo maker ${maker.slug} has no owner`);
    return {
      ...maker,
      userId,
      specialities: [...specialities],
      status: 'approved' as const,
      pickupPlace: pickupPlaceOf(demo),
      avatarId: pictureOf(`${maker.slug}-avatar`),
      coverId: cover ? pictures.get(cover) : pictureOf(maker.slug),
      isDemo: true,
    };
  });
  const stored = await tx.insert(makers).values(rows).returning({ _id: makers._id, slug: makers.slug });
  return new Map(stored.map(({ slug, _id }) => [slug, _id]));
}
