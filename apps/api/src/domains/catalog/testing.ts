import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';
import { categories, products, variants } from './tables.ts';

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('nothing was stored');
  return row;
};

/** A maker of a test, approved unless said otherwise. */
export async function addMaker({ app }: TestApp, values: Partial<typeof makers.$inferInsert> = {}) {
  const { db } = app.deps;
  const email = `maker-${randomUUID()}@example.com`;
  const owner = only(
    await db.insert(users).values({ firstName: 'Ada', lastName: 'Eze', email, passwordHash: '!' }).returning(),
  );
  const slug = `maker-${randomUUID()}`;
  return only(
    await db
      .insert(makers)
      .values({ userId: owner._id, slug, name: 'Ada Workshop', city: 'Jos', status: 'approved', ...values })
      .returning(),
  );
}

/** A category of a test. */
export async function addCategory({ app }: TestApp, values: Partial<typeof categories.$inferInsert> = {}) {
  const slug = `category-${randomUUID()}`;
  return only(
    await app.deps.db
      .insert(categories)
      .values({ slug, name: 'Tunics', ...values })
      .returning(),
  );
}

/** A published ready-to-wear product without variants, of a maker and category of its own unless given. */
export async function addProduct(test: TestApp, values: Partial<typeof products.$inferInsert> = {}) {
  const makerId = values.makerId ?? (await addMaker(test))._id;
  const categoryId = values.categoryId ?? (await addCategory(test))._id;
  return only(
    await test.app.deps.db
      .insert(products)
      .values({
        slug: randomUUID(),
        title: 'Plateau Tunic',
        summary: 'A tunic.',
        description: 'Cut straight.',
        kind: 'ready-to-wear',
        gender: 'men',
        fabric: 'Twill',
        returnable: true,
        basePrice: kobo(5_000_000),
        leadDaysMin: 2,
        leadDaysMax: 5,
        status: 'published',
        ...values,
        makerId,
        categoryId,
      })
      .returning(),
  );
}

/** A variant of a product, ten on the shelf unless said otherwise. */
export async function addVariant(
  { app }: TestApp,
  productId: string,
  values: Partial<typeof variants.$inferInsert> = {},
) {
  return only(
    await app.deps.db
      .insert(variants)
      .values({
        productId,
        sku: randomUUID(),
        size: 'M',
        colour: 'Indigo',
        colourHex: '#1b2d6b',
        price: kobo(5_000_000),
        stock: 10,
        ...values,
      })
      .returning(),
  );
}
