import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { mediaRoot, pictureIndex } from '@adunni/garment-art/media';
import { v7 as newId } from 'uuid';
import { lookHash } from '../../domains/catalog/rules.ts';
import { looks } from '../../domains/catalog/tables.ts';
import { media } from '../../domains/media/tables.ts';
import { designs } from '../../domains/studio/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';

type Values = Pick<typeof designs.$inferInsert, 'ownerId' | 'name' | 'shareToken' | 'publication'>;

/** A design of the demo: what it is drawn from, and which picture of the catalogue shows it, so that it need not be drawn. */
export interface DemoDesign extends Values {
  recipe: DesignRecipe;
  picture: { slug: string; file?: string };
  at: Date;
}

/** Stores a design with its picture and answers with its id. */
export async function storeDesign(deps: Deps, tx: Tx, { recipe, picture, at, ...values }: DemoDesign): Promise<string> {
  const _id = newId();
  const decidedAt = values.publication === 'published' ? at : null;
  const lookHash = await storeLook(deps, tx, picture, recipe);
  const asked = { askedAt: values.publication ? at : null, decidedAt };
  await tx.insert(designs).values({ _id, ...values, recipe, lookHash, ...asked, createdAt: at, updatedAt: at });
  return _id;
}

async function storeLook(
  deps: Deps,
  tx: Tx,
  { slug, file: wanted }: DemoDesign['picture'],
  recipe: DesignRecipe,
): Promise<string> {
  const entries = pictureIndex[slug] ?? [];
  const card = wanted ? entries.find(({ file }) => file.endsWith(`/${wanted}`)) : entries[0];
  if (!card) throw new Error(`there is no picture of ${slug}`);
  const { file, width, height, bytes, dominant } = card;
  const path = `uploads/${newId()}.webp`;
  await deps.storage.put(path, await readFile(join(mediaRoot, file)));
  const mediaId = newId();
  const shown = { path, contentType: 'image/webp', width, height, bytes, dominant, alt: '' };
  await tx.insert(media).values({ _id: mediaId, source: 'upload', ...shown });
  const hash = lookHash(recipe);
  await tx.insert(looks).values({ hash, recipe, mediaId, wantedAt: deps.clock() });
  return hash;
}
