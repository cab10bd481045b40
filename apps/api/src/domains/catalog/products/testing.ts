import { randomUUID } from 'node:crypto';
import { type ProductRecord, uploadProductPicture } from '@adunni/contracts/catalog/products';
import type { productForm } from '@adunni/contracts/catalog/products-forms';
import type { Picture } from '@adunni/contracts/fields';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { z } from 'zod';
import type { Caller, TestApp, TestResponse } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { addCategory, addMaker } from '../testing.ts';

/** The form of a product as a browser sends it. */
export type SentProduct = z.input<typeof productForm>;

/** A signed-in designer with a workshop, approved unless said otherwise. */
export async function addDesigner(
  test: TestApp,
  values: Partial<typeof makers.$inferInsert> = {},
): Promise<TestPerson & { makerId: string }> {
  const person = await signInAs(test, 'Designer');
  const maker = await addMaker(test, values);
  await test.app.deps.db.update(makers).set({ userId: person._id }).where(eq(makers._id, maker._id));
  return { ...person, makerId: maker._id };
}

/** A photograph of one colour. */
export const photo = (width = 600, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b04557' } })
    .jpeg()
    .toBuffer();

/** Uploads a file as a browser does. */
export async function upload(test: TestApp, path: string, bytes: Buffer, as: Caller): Promise<TestResponse<never>> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  const answer = await fetch(test.origin + path, {
    method: 'POST',
    headers: { 'x-access-token': as.token ?? '' },
    body: form,
  });
  const body = (await answer.json()) as never;
  return { status: answer.status, body, error: body, headers: Object.fromEntries(answer.headers) };
}

/** A picture that a person uploaded for products. */
export async function addPicture(test: TestApp, as: Caller): Promise<Picture> {
  const { body } = await upload(test, uploadProductPicture.path, await photo(), as);
  return (body as { picture: Picture }).picture;
}

/** A ready-to-wear draft with two sizes, ten of each, in a category of its own unless given. */
export async function readyToWear(test: TestApp, values: Partial<SentProduct> = {}): Promise<SentProduct> {
  const mark = randomUUID().slice(0, 8);
  return {
    title: 'Plateau Tunic',
    summary: 'A tunic for dry days.',
    description: 'Cut straight from heavy twill.',
    kind: 'ready-to-wear',
    gender: 'men',
    makerId: null,
    code: null,
    fabric: 'Twill',
    occasions: ['Work'],
    tags: ['tunic'],
    care: ['Wash cold.'],
    returnable: true,
    basePrice: 45_000,
    leadDaysMin: 2,
    leadDaysMax: 5,
    sizeChart: 'men',
    featured: false,
    status: 'draft',
    publishAt: null,
    variants: [
      newVariant({ sku: `${mark}-M`, size: 'M' }),
      newVariant({ sku: `${mark}-L`, size: 'L', price: 47_500.5 }),
    ],
    optionGroups: [],
    pictures: [],
    categoryId: values.categoryId ?? (await addCategory(test))._id,
    ...values,
  };
}

/** A new line of the variants grid. */
export const newVariant = (values: Partial<SentProduct['variants'][number]> = {}): SentProduct['variants'][number] => ({
  _id: null,
  sku: randomUUID().slice(0, 12),
  size: 'M',
  colour: 'Indigo',
  colourHex: '#1b2d6b',
  price: 45_000,
  stock: 10,
  stockSeen: 0,
  ...values,
});

/** A made-to-measure draft with two groups of options. */
export const madeToMeasure = (test: TestApp, values: Partial<SentProduct> = {}): Promise<SentProduct> =>
  readyToWear(test, {
    title: 'Sokoto Agbada',
    kind: 'made-to-measure',
    variants: [],
    optionGroups: [
      {
        _id: null,
        name: 'Cloth',
        kind: 'fabric',
        required: true,
        choices: [newChoice('Linen'), newChoice('Silk', 9000)],
      },
      { _id: null, name: 'Cap', kind: 'headwear', required: false, choices: [newChoice('Fila', 4500)] },
    ],
    ...values,
  });

/** A new choice of a group. */
export const newChoice = (label: string, priceDelta = 0): ProductFormChoice => ({
  ...{ _id: null, label, priceDelta, leadDays: 0, isDefault: false, swatch: null, mediaId: null },
});
type ProductFormChoice = SentProduct['optionGroups'][number]['choices'][number];

/** The form that an editor opened on a record sends back untouched. */
export function formOf(record: ProductRecord): SentProduct {
  const { title, summary, description, kind, gender, code, fabric, occasions, tags, care, returnable } = record;
  const { basePrice, leadDaysMin, leadDaysMax, sizeChart, featured, status, publishAt, maker, category } = record;
  return {
    ...{ title, summary, description, kind, gender, code, fabric, occasions, tags, care, returnable },
    ...{ basePrice, leadDaysMin, leadDaysMax, sizeChart, featured, status, publishAt },
    makerId: maker._id,
    categoryId: category._id,
    variants: record.variants.map(({ held: _, ...variant }) => ({ ...variant, stockSeen: variant.stock })),
    optionGroups: record.optionGroups.map(({ choices, ...group }) => ({
      ...group,
      choices: choices.map(({ picture, ...choice }) => ({ ...choice, mediaId: picture?._id ?? null })),
    })),
    pictures: record.pictures.map(({ _id, alt, colour }) => ({ mediaId: _id, alt, colour })),
  };
}
