import { randomBytes } from 'node:crypto';
import { cropProductPicture, productResource, uploadProductPicture } from '@adunni/contracts/catalog/products';
import type { Picture } from '@adunni/contracts/fields';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../../kit/security/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { addDesigner, addPicture, formOf, photo, readyToWear, upload } from '../products/testing.ts';
import { sweepCatalogPictures } from './sweep.service.ts';
import { catalogUploads } from './tables.ts';

let test: TestApp;
let ada: Awaited<ReturnType<typeof addDesigner>>;
beforeAll(async () => {
  test = await startTestApp();
  ada = await addDesigner(test);
});
afterAll(() => test.close());

const send = (bytes: Buffer) => upload(test, uploadProductPicture.path, bytes, ada);
const crop = (mediaId: string, body: { x: number; y: number; width: number; height: number }, as = ada) =>
  test.call(cropProductPicture, { params: { mediaId }, body }, as);
const pixelAt = async (picture: Picture) => {
  const file = await fetch(`${test.origin}${picture.url}/96.webp`);
  const { data } = await sharp(Buffer.from(await file.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0] ?? 0, data[2] ?? 0].map((part) => (part > 127 ? 1 : 0));
};

describe('uploading', () => {
  it('keeps the pixels upright and nothing else', async () => {
    const bytes = await sharp(await photo(600, 400))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(bytes);
    const { picture } = body as { picture: Picture };
    expect([status, picture.width, picture.height]).toEqual([201, 400, 600]);
    const [row] = await test.app.deps.db.select().from(media).where(eq(media._id, picture._id));
    const stored = await test.app.deps.storage.get(row?.path ?? '');
    const { exif, orientation } = await sharp(stored as Buffer).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('refuses what is not a picture, whatever it says it is, bombs and oversized files', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(svg)).error).toMatchObject({ code: 'not_a_picture' });
    expect((await send(Buffer.from('%PDF-1.7'))).status).toBe(415);
    const broken = (await photo()).subarray(0, 200);
    expect((await send(broken)).error).toMatchObject({ code: 'broken_picture' });
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(bomb)).error).toMatchObject({ code: 'too_many_pixels' });
    expect((await send(Buffer.concat([await photo(), randomBytes(15 * 1024 * 1024)]))).status).toBe(413);
  });
});

describe('more than a person can want in an hour', () => {
  it('is refused, by upload and by crop, until the hour is over, and to nobody else', async () => {
    const [busy, other] = await Promise.all([addDesigner(test), addDesigner(test)]);
    const { _id } = await addPicture(test, busy);
    const whole = { x: 0, y: 0, width: 200, height: 200 };
    expect((await crop(_id, whole, busy)).status).toBe(201);
    const { db } = test.app.deps;
    const counted = eq(attempts.key, `catalog-picture:${busy._id}`);
    expect(await db.select({ count: attempts.count }).from(attempts).where(counted)).toEqual([{ count: 2 }]);
    await db.update(attempts).set({ count: 2000 }).where(counted);
    const more = async (as: typeof ada) => upload(test, uploadProductPicture.path, await photo(), as);
    for (const refused of [await more(busy), await crop(_id, whole, busy)]) {
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(refused.error).toMatchObject({ code: 'too_many_requests' });
    }
    expect((await more(other)).status).toBe(201);
    await db.update(attempts).set({ windowEndsAt: test.now }).where(counted);
    expect((await more(busy)).status).toBe(201);
  });
});

describe('cropping', () => {
  it('cuts exactly the part, keeps the original, and starts from it again', async () => {
    const blue = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const halves = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: 300, top: 0 }])
      .png()
      .toBuffer();
    const { picture: whole } = (await send(halves)).body as { picture: Picture };
    const { body: right } = await crop(whole._id, { x: 300, y: 0, width: 300, height: 200 });
    expect([right.picture.width, right.picture.height, right.original._id]).toEqual([300, 200, whole._id]);
    expect(await pixelAt(right.picture)).toEqual([0, 1]);
    const { body: left } = await crop(right.original._id, { x: 0, y: 0, width: 300, height: 400 });
    expect(await pixelAt(left.picture)).toEqual([1, 0]);
    const { body: inner } = await crop(right.picture._id, { x: 0, y: 0, width: 150, height: 150 });
    expect(inner.original._id).toBe(whole._id);
    expect((await crop(whole._id, { x: 500, y: 0, width: 300, height: 200 })).error.code).toBe('invalid');

    const pictures = [{ mediaId: right.picture._id, alt: 'The blue half', colour: null }];
    const { body } = await test.call(productResource.create, { body: await readyToWear(test, { pictures }) }, ada);
    const { record } = (await test.call(productResource.get, { params: { _id: body._id } }, ada)).body;
    expect(record.pictures).toMatchObject([{ alt: 'The blue half', width: 300, original: { _id: whole._id } }]);
  });
});

describe('a product’s pictures', () => {
  it('are shown in the order of the form, at most twelve', async () => {
    const ids = await Promise.all(Array.from({ length: 13 }, async () => (await addPicture(test, ada))._id));
    const pictures = ids.map((mediaId, index) => ({ mediaId, alt: `View ${index}`, colour: null }));
    const refused = await test.call(productResource.create, { body: await readyToWear(test, { pictures }) }, ada);
    expect(refused.error.fields).toEqual({ pictures: 'At most 12 images.' });
    const some = pictures.slice(0, 3);
    const { body } = await test.call(
      productResource.create,
      { body: await readyToWear(test, { pictures: some }) },
      ada,
    );
    const params = { _id: body._id };
    const form = formOf((await test.call(productResource.get, { params }, ada)).body.record);
    const values = { ...form, pictures: [form.pictures[2], form.pictures[0]] as typeof form.pictures };
    await test.call(productResource.update, { params, body: { version: 1, values } }, ada);
    const { record } = (await test.call(productResource.get, { params }, ada)).body;
    expect(record.pictures.map(({ _id }) => _id)).toEqual([ids[2], ids[0]]);
    expect(record.picture?._id).toBe(ids[2]);
  });
});

describe('the sweep', () => {
  it('takes old uploads that nothing shows, and leaves the rest with their originals', async () => {
    const [unused, used, fresh, whole] = await Promise.all(Array.from({ length: 4 }, () => addPicture(test, ada)));
    if (!unused || !used || !fresh || !whole) throw new Error('the pictures were not stored');
    const cut = (await crop(whole._id, { x: 0, y: 0, width: 300, height: 300 })).body.picture;
    const pictures = [used, cut].map(({ _id: mediaId }) => ({ mediaId, alt: 'Front', colour: null }));
    await test.call(productResource.create, { body: await readyToWear(test, { pictures }) }, ada);
    const old = new Date(test.now.getTime() - 72 * 3_600_000);
    for (const { _id } of [unused, used, whole, cut])
      await test.app.deps.db.update(catalogUploads).set({ createdAt: old }).where(eq(catalogUploads.mediaId, _id));
    await Promise.all([sweepCatalogPictures(test.app.deps), sweepCatalogPictures(test.app.deps)]);
    const left = new Set((await test.app.deps.db.select({ id: media._id }).from(media)).map(({ id }) => id));
    expect([unused, used, fresh, whole, cut].map(({ _id }) => left.has(_id))).toEqual([false, true, true, true, true]);
    expect((await fetch(`${test.origin}${unused.url}/96.webp`)).status).toBe(404);
  });
});

it('lets staff crop and use a maker’s picture for that maker', async () => {
  const admin = await signInAs(test, 'Admin');
  const picture = await addPicture(test, ada);
  const { status, body } = await crop(picture._id, { x: 0, y: 0, width: 200, height: 200 }, { ...admin, makerId: '' });
  expect(status).toBe(201);
  const pictures = [{ mediaId: body.picture._id, alt: 'Front', colour: null }];
  const form = await readyToWear(test, { pictures, makerId: ada.makerId });
  expect((await test.call(productResource.create, { body: form }, admin)).status).toBe(201);
});
