import { randomUUID } from 'node:crypto';
import { createDesign, type Design } from '@adunni/contracts/studio/designs';
import type { PriceListForm } from '@adunni/contracts/studio/price-list';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { lookHash } from '../catalog/rules.ts';
import { looks } from '../catalog/tables.ts';
import type { TestPerson } from '../identity/testing.ts';
import { media } from '../media/tables.ts';
import { designs } from './tables.ts';

/** A garment that can be drawn. */
export const A_RECIPE = {
  ...{ garment: 'agbada', embroidery: 'full', length: 'ankle', cloth: 'brocade-ivory' },
  ...{ thread: '#b8893b', darkThread: '#5a3b12', lining: '#c9b48a', linedTo: 'half', cap: 'gobi' },
} as const;

/** Saves a design for a person. */
export async function saveDesign(
  test: TestApp,
  owner: TestPerson,
  { name = 'Owambe agbada', recipe = A_RECIPE as Design['recipe'] } = {},
): Promise<Design> {
  const { status, body } = await test.call(createDesign, { body: { _id: randomUUID(), name, recipe } }, owner);
  if (status !== 201) throw new Error(`the design was not saved: ${JSON.stringify(body)}`);
  return body.design;
}

/** Stores a design of a person, which is not drawn. */
export async function keepDesign(test: TestApp, ownerId: string, name: string): Promise<string> {
  const [row] = await test.app.deps.db.insert(designs).values({ ownerId, name, recipe: A_RECIPE }).returning();
  if (!row) throw new Error('nothing was stored');
  return row._id;
}

/** Gives a design its picture, as if it had been drawn; its file is of no matter here. */
export async function drawn(test: TestApp, design: Design): Promise<void> {
  const { db } = test.app.deps;
  const hash = lookHash(design.recipe);
  const shown = { width: 640, height: 853, bytes: 1, alt: '', dominant: '#ffffff' };
  const [picture] = await db
    .insert(media)
    .values({ source: 'upload', path: `uploads/${randomUUID()}.webp`, contentType: 'image/webp', ...shown })
    .returning();
  const look = { mediaId: picture?._id ?? null };
  await db
    .insert(looks)
    .values({ hash, recipe: design.recipe, wantedAt: test.now, ...look })
    .onConflictDoUpdate({ target: looks.hash, set: look });
  await db.update(designs).set({ lookHash: hash }).where(eq(designs._id, design._id));
}

/** What a maker asks, in naira: `A_RECIPE` and plain kaftans. */
export const A_PRICE_LIST: PriceListForm = {
  isOpen: true,
  garments: [
    {
      ...{ garment: 'agbada', base: 90_000, days: 14 },
      parts: [
        { part: 'full', price: 60_000, days: 7 },
        { part: 'half-lining', price: 20_000, days: 1 },
        { part: 'gobi', price: 8000, days: 0 },
      ],
    },
    { garment: 'tunic', base: 35_000, days: 7, parts: [] },
  ],
  textiles: [
    { textile: 'brocade', perYard: 9000 },
    { textile: 'atiku', perYard: 4500 },
  ],
};
