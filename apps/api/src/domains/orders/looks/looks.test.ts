import { getCart } from '@adunni/contracts/cart/cart';
import { getOrder } from '@adunni/contracts/orders/orders';
import { getWorkSheet } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { drawLookJob, tendLooks } from '../../catalog/looks/looks.service.ts';
import { looks, optionChoices, optionGroups, productPictures, products } from '../../catalog/tables.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { keepPicture, readPicture, storePicture } from '../../media/service.ts';
import { media } from '../../media/tables.ts';
import { photoBytes } from '../../media/testing.ts';
import { customerWith, openShop, place } from '../testing.ts';

/** A look takes seconds to draw where others draw too. */
const DRAWN = { timeout: 60_000, interval: 200 };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BASE = {
  ...{ garment: 'tunic', embroidery: 'crest', hemY: 1060 },
  ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
};

/** A shop whose gown is drawn from a recipe and has a neckline to choose, the first as its picture shows it. */
async function openDrawnShop(recipe: Record<string, string | number>) {
  const { deps } = test.app;
  const { db } = deps;
  const shop = await openShop(test);
  const { productId } = shop.gown;
  const kept = await keepPicture(deps, await readPicture(await photoBytes()));
  const picture = await db.transaction((tx) => storePicture(tx, { ...kept, alt: 'The gown', isPrivate: false }));
  await db.insert(productPictures).values({ productId, mediaId: picture._id, position: 0 });
  await db
    .update(products)
    .set({ recipe: { base: recipe, colours: {} } })
    .where(eq(products._id, productId));
  const [group] = await db
    .insert(optionGroups)
    .values({ productId, name: 'Neckline', kind: 'neckline', position: 0 })
    .returning();
  const groupId = group?._id ?? '';
  const choice = { groupId, priceDelta: 0 as never };
  const [stand, round] = await db
    .insert(optionChoices)
    .values([
      { ...choice, label: 'Stand collar', isDefault: true, position: 0 },
      { ...choice, label: 'Round', recipe: { neckline: 'round' }, position: 1 },
    ])
    .returning();
  const line = (choiceId = '') => ({ productId, quantity: 1, options: { [groupId]: choiceId } });
  return { shop, picture: picture._id, usual: line(stand?._id), round: line(round?._id), roundId: round?._id ?? '' };
}

const inCart = async (person: TestPerson) => (await test.call(getCart, {}, person)).body.items[0];
const drawn = () => test.app.deps.db.$count(looks);

/** Waits until the look of what lies in the cart is drawn, and answers with its picture. */
async function drawnInCart(person: TestPerson) {
  await expect.poll(async () => (await inCart(person))?.lookAwaited, DRAWN).toBeUndefined();
  return (await inCart(person))?.product.picture;
}

it('what was chosen is drawn once for all who have it in a cart, and bought as it looked', async () => {
  const { db } = test.app.deps;
  const { shop, picture, usual, round, roundId } = await openDrawnShop(BASE);

  const plain = await customerWith(test, [usual]);
  expect((await inCart(plain))?.product.picture?._id).toBe(picture);
  expect(await drawn()).toBe(0);

  const before = await db.$count(media);
  const [ada, bisi] = await Promise.all([customerWith(test, [round]), customerWith(test, [round])]);
  const shown = await drawnInCart(ada);
  expect(shown).toMatchObject({ width: 640, height: 853, alt: 'Corset gown in cord lace as chosen: Round' });
  expect((await drawnInCart(bisi))?._id).toBe(shown?._id);
  expect([await drawn(), await db.$count(media)]).toEqual([1, before + 1]);
  expect((await fetch(`${test.origin}${shown?.url}/96.webp`)).status).toBe(200);

  const { order } = (await place(test, ada)).body;
  // The maker gives it up, and its words are others from then on.
  await db.delete(optionChoices).where(eq(optionChoices._id, roundId));
  await db.update(products).set({ title: 'Gown', recipe: null }).where(eq(products._id, shop.gown.productId));
  const { body } = await test.call(getOrder, { params: { orderId: order._id } }, ada);
  const [part] = body.order.parts;
  expect(part?.items[0]?.picture).toEqual(shown);
  const { sheet } = (await test.call(getWorkSheet, { params: { partId: part?._id ?? '' } }, shop.owner)).body;
  expect(sheet.items[0]?.picture).toEqual(shown);
  // A choice that can’t be ordered any more is shown as the product is.
  expect((await inCart(bisi))?.product.picture?._id).toBe(picture);
});

it('looks that nobody has go after a day, others stay', async () => {
  const { deps } = test.app;
  const { round } = await openDrawnShop({ ...BASE, thread: '#ffffff' });
  const ada = await customerWith(test, [round]);
  const shown = await drawnInCart(ada);
  const { items } = (await test.call(getCart, {}, ada)).body;
  await deps.db.execute(`delete from cart_items where id = '${items[0]?._id}'`);
  const [held] = await deps.db
    .select()
    .from(looks)
    .where(eq(looks.mediaId, shown?._id ?? ''));

  await tendLooks(deps);
  expect(await deps.db.$count(looks, eq(looks.hash, held?.hash ?? ''))).toBe(1);
  const others = (await drawn()) - 1;
  test.now = new Date(test.now.getTime() + 2 * DAY_MS);
  await tendLooks(deps);
  expect(await deps.db.$count(looks, eq(looks.hash, held?.hash ?? ''))).toBe(0);
  expect(await deps.db.$count(media, eq(media._id, shown?._id ?? ''))).toBe(0);
  // One was bought.
  expect(await drawn()).toBe(others);
});

it('a recipe that names what there is not leaves the product’s picture', async () => {
  const { deps } = test.app;
  const { picture, round } = await openDrawnShop({ ...BASE, cloth: 'tartan-blue' });
  const ada = await customerWith(test, [round]);
  const [waiting] = (await deps.db.select().from(looks)).filter(({ recipe }) => recipe.cloth === 'tartan-blue');
  await expect(drawLookJob.run(deps, { hash: waiting?.hash ?? '' })).rejects.toThrow('cloth');
  expect(await inCart(ada)).toMatchObject({ lookAwaited: true, product: { picture: { _id: picture } } });
});
