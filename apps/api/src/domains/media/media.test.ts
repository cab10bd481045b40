import { randomUUID } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@adunni/contracts/media/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { clashOnce } from '../../kit/testing/twice.ts';
import { workQueue } from '../../kit/work-queue.ts';
import { derivativeOf } from './derivatives.ts';
import { toPicture } from './queries.ts';
import { derivativesOf } from './rules.ts';
import { keepPicture, readPicture, removePictures, storePicture } from './service.ts';
import { media } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b04557' } });
const store = async (bytes: Buffer, { square = false, isPrivate = false } = {}) => {
  const picture = await keepPicture(test.app.deps, await readPicture(bytes, { square }));
  return test.app.deps.db.transaction((tx) => storePicture(tx, { ...picture, alt: 'A sleeve', isPrivate }));
};
const get = (path: string) => fetch(test.origin + path);
const one = () => photo(200, 200).png().toBuffer();
const isOnDisk = (key: string) =>
  access(join(test.config.dataDir, 'files', key)).then(
    () => true,
    () => false,
  );

describe('large pictures', () => {
  it('are refused by what they take once they are unpacked, not by their pixels alone', async () => {
    const deep = await photo(5000, 5000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    await expect(readPicture(deep)).rejects.toMatchObject({ kind: { status: 413 } });
  });

  it('do not keep the pictures of pages waiting', async () => {
    const { _id } = await store(await one());
    const large = await photo(5000, 6000).jpeg().toBuffer();
    let read = 0;
    const reading = Array.from({ length: 4 }, async () => {
      await readPicture(large);
      read += 1;
    });
    expect((await get(`/media/${_id}/320.webp`)).status).toBe(200);
    expect(read).toBeLessThan(reading.length);
    await Promise.all(reading);
  });
});

describe('the picture route', () => {
  it('serves half the width to who asks to save data, and lets caches know', async () => {
    const { _id } = await store(await photo(900, 1200).jpeg().toBuffer());
    const widthOf = async (file: string, saveData: string): Promise<number> => {
      const answer = await fetch(`${test.origin}/media/${_id}/${file}`, { headers: { 'save-data': saveData } });
      expect(answer.headers.get('vary')).toContain('save-data');
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    };
    expect(await widthOf('640.webp', 'on')).toBe(320);
    expect(await widthOf('640.webp', 'off')).toBe(640);
    expect(await widthOf('96.webp', 'on')).toBe(96);
  });

  it('serves every offered width and format, never wider than the original', async () => {
    const { _id } = await store(await photo(900, 1200).jpeg().toBuffer());
    const wanted = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
    for (const { width, format } of wanted) {
      const answer = await get(`/media/${_id}/${width}.${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([shown.width, shown.format === 'heif' ? 'avif' : shown.format]).toEqual([
        Math.min(width, 900),
        format === 'jpg' ? 'jpeg' : format,
      ]);
    }
  });

  it('serves the demo catalogue’s own pictures and one file to many at once', async () => {
    const [row] = await test.app.deps.db
      .insert(media)
      .values({
        source: 'garment-art',
        path: 'products/eko-agbada/1.webp',
        contentType: 'image/webp',
        width: 1200,
        height: 1600,
        bytes: 1,
        alt: 'Agbada',
        dominant: '#d1c7b4',
      })
      .returning();
    const url = toPicture(row as typeof media.$inferSelect).url;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${url}/320.webp`)));
    const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(1);
  });

  it('knows nothing else', async () => {
    const { _id } = await store(await photo(400, 400).png().toBuffer());
    const strange = [
      `/media/${_id}/321.webp`,
      `/media/${_id}/320.gif`,
      `/media/${_id}/0320.webp`,
      `/media/${_id}/320.webp.jpg`,
      `/media/${_id}/320`,
      `/media/${_id.toUpperCase()}x/320.webp`,
      `/media/${randomUUID()}/320.webp`,
      '/media/not-an-id/320.webp',
      '/media/..%2f..%2f..%2fetc/passwd',
      '/media/%2e%2e/320.webp',
      `/media/${_id}/..%2f..%2fsecret`,
      `/media/${_id}/320.webp%00.png`,
    ];
    for (const path of strange) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('work in turn', () => {
  it('does one thing once at a time, the width at most, and goes on after a failure', async () => {
    const enqueue = workQueue(2);
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done += 1;
    };
    const failing = enqueue('bad', () => Promise.reject(new Error('broken')));
    const all = Array.from({ length: 20 }, (_, n) => enqueue(`k${n % 5}`, work));
    await expect(failing).rejects.toThrow('broken');
    await Promise.all(all);
    expect([most, done]).toEqual([2, 5]);
  });
});

describe('uploads', () => {
  it('keeps the pixels upright and drops what the camera wrote', async () => {
    const bytes = await photo(300, 200)
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const row = await store(bytes);
    expect([row.width, row.height, row.contentType]).toEqual([200, 300, 'image/webp']);
    expect(row.dominant).toMatch(/^#[0-9a-f]{6}$/);
    const kept = await test.app.deps.storage.get(row.path);
    const { exif, orientation } = await sharp(kept as Buffer).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('crops avatars to a square and bounds what it keeps', async () => {
    const square = await store(await photo(500, 300).webp().toBuffer(), { square: true });
    expect([square.width, square.height]).toEqual([300, 300]);
    const wide = await store(await photo(5000, 1000).png().toBuffer());
    expect([wide.width, wide.height]).toEqual([2400, 480]);
  });

  it('leaves no second file behind when a clash undid the storing', async () => {
    const files = async () => (await readdir(join(test.config.dataDir, 'files', 'uploads'))).length;
    const { _id } = await store(await one());
    const before = await files();
    await clashOnce(test.app.deps.db, 'media', 'insert');
    const row = await store(await one());
    expect([await files(), row._id === _id, await isOnDisk(row.path)]).toEqual([before + 1, false, true]);
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a page under a picture’s name', Buffer.from('<html></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_, bytes) => {
    await expect(store(bytes)).rejects.toMatchObject({ kind: { code: 'not_a_picture', status: 415 } });
  });

  it('refuses a picture that breaks off and one that unpacks to too much', async () => {
    const whole = await photo(600, 600).jpeg().toBuffer();
    await expect(store(whole.subarray(0, whole.length / 3))).rejects.toMatchObject({
      kind: { code: 'broken_picture' },
    });
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(store(bomb)).rejects.toMatchObject({ kind: { code: 'too_many_pixels', status: 413 } });
  });

  it('takes a picture away with everything made of it', async () => {
    const { deps } = test.app;
    const row = await store(await photo(400, 400).png().toBuffer());
    expect((await get(`/media/${row._id}/96.webp`)).status).toBe(200);
    await deps.db.transaction((tx) => removePictures(deps, tx, [row._id]));
    await expect.poll(async () => (await get(`/media/${row._id}/96.webp`)).status).toBe(404);
    await expect.poll(() => isOnDisk(derivativesOf(row._id))).toBe(false);
    expect(await isOnDisk(row.path)).toBe(false);
  });

  it('keeps the files of a picture when the transaction that takes it away is rolled back', async () => {
    const { deps } = test.app;
    const [kept, gone] = await Promise.all([store(await photo(400, 400).png().toBuffer()), store(await one())]);
    expect((await get(`/media/${kept._id}/96.webp`)).status).toBe(200);
    const undone = deps.db.transaction(async (tx) => {
      await removePictures(deps, tx, [kept._id]);
      throw new Error('what comes after it fails');
    });
    await expect(undone).rejects.toThrow('what comes after it fails');
    // Files go one task after another: when a later one has gone, an earlier one would have.
    await deps.db.transaction((tx) => removePictures(deps, tx, [gone._id]));
    await expect.poll(() => isOnDisk(gone.path)).toBe(false);
    for (const width of [96, 320]) expect((await get(`/media/${kept._id}/${width}.webp`)).status).toBe(200);
  });

  it('leaves nothing of a picture that is taken away while a width of it is being made', async () => {
    const { deps } = test.app;
    const row = await store(await one());
    const storage = {
      ...deps.storage,
      async put(key: string, bytes: Buffer) {
        await deps.db.transaction((tx) => removePictures(deps, tx, [row._id]));
        await expect.poll(() => isOnDisk(row.path)).toBe(false);
        await deps.storage.put(key, bytes);
      },
    };
    await derivativeOf({ ...deps, storage }, row._id, { width: 96, format: 'webp' });
    expect((await get(`/media/${row._id}/96.webp`)).status).toBe(404);
  });
});
