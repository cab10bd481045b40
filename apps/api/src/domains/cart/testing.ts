import { randomUUID } from 'node:crypto';
import { toKobo } from '@adunni/contracts/money';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { categories, optionChoices, optionGroups, products, variants } from '../catalog/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { BASKET_COOKIE } from './basket-cookie.ts';

const only = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('nothing was stored');
  return row;
};

/** An approved maker of a test. */
export async function openWorkshop(test: TestApp) {
  const owner = await signInAs(test, 'Designer');
  const slug = `maker-${randomUUID()}`;
  return only(
    await test.app.deps.db
      .insert(makers)
      .values({ userId: owner._id, slug, name: 'Kolade & Thread', status: 'approved' })
      .returning(),
  );
}

/** A category of a test, below another when `parentId` is given. */
export async function openCategory(test: TestApp, parentId: string | null = null) {
  const slug = `category-${randomUUID()}`;
  return only(await test.app.deps.db.insert(categories).values({ slug, name: 'Kaftans', parentId }).returning());
}

/** What a test says of a piece; prices are naira. */
interface Piece {
  price?: number;
  stock?: number;
  makerId?: string;
  categoryId?: string;
  title?: string;
}

/** A published ready-to-wear piece with one variant of the given stock. */
export async function sellPiece(test: TestApp, piece: Piece = {}) {
  const product = await publish(test, piece, 'ready-to-wear');
  const variant = only(
    await test.app.deps.db
      .insert(variants)
      .values({
        productId: product._id,
        sku: randomUUID(),
        size: 'M',
        colour: 'Indigo',
        colourHex: '#223366',
        price: toKobo(piece.price ?? 65_000),
        stock: piece.stock ?? 20,
      })
      .returning(),
  );
  return { product, variant, line: { productId: product._id, variantId: variant._id, quantity: 1 } };
}

/** A published made-to-measure piece with one required option group of two choices, the second ₦5,000 dearer. */
export async function sellMadeToMeasure(test: TestApp, piece: Piece = {}) {
  const product = await publish(test, piece, 'made-to-measure');
  const { db } = test.app.deps;
  const group = only(
    await db
      .insert(optionGroups)
      .values({ productId: product._id, name: 'Neckline', kind: 'neckline', position: 0 })
      .returning(),
  );
  const [plain, ornate] = await db
    .insert(optionChoices)
    .values([
      { groupId: group._id, label: 'Round', priceDelta: toKobo(0), isDefault: true, position: 0 },
      { groupId: group._id, label: 'Embroidered', priceDelta: toKobo(5000), leadDays: 4, position: 1 },
    ])
    .returning();
  if (!plain || !ornate) throw new Error('no choices were stored');
  const line = { productId: product._id, quantity: 1, options: { [group._id]: plain._id }, measureLater: true };
  return { product, group, plain, ornate, line };
}

async function publish(test: TestApp, piece: Piece, kind: 'ready-to-wear' | 'made-to-measure') {
  const makerId = piece.makerId ?? (await openWorkshop(test))._id;
  const categoryId = piece.categoryId ?? (await openCategory(test))._id;
  return only(
    await test.app.deps.db
      .insert(products)
      .values({
        makerId,
        categoryId,
        slug: randomUUID(),
        title: piece.title ?? 'Senator Crest',
        summary: 'A tunic and trousers in charcoal wool.',
        description: 'Cut close, with a crest on the chest.',
        kind,
        gender: 'men',
        fabric: 'Wool',
        returnable: kind === 'ready-to-wear',
        basePrice: toKobo(piece.price ?? 65_000),
        leadDaysMin: 2,
        leadDaysMax: 5,
        status: 'published',
      })
      .returning(),
  );
}

/** The basket cookie that an answer set, to be sent back; null when it set none. */
export function basketCookieOf({ headers }: { headers: Record<string, unknown> }): string | null {
  const match = new RegExp(`${BASKET_COOKIE}=([^;]*)`).exec(String(headers['set-cookie'] ?? ''));
  return match?.[1] ? `${BASKET_COOKIE}=${match[1]}` : null;
}
