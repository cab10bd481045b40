import type { ErrorBody } from '@adunni/contracts/errors';
import { getProfile, removeAvatar, type User, uploadAvatar } from '@adunni/contracts/identity/identity';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { media } from '../../media/tables.ts';
import { users } from '../tables.ts';
import { signInAs, type TestPerson } from '../testing.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  person = await signInAs(test);
});
afterAll(() => test.close());

/** What any of the answers may hold. */
interface Answered extends ErrorBody {
  user: User;
}

async function upload(bytes: Buffer | string, name = 'me.jpg', type = 'image/jpeg', field = 'file', by = person) {
  const form = new FormData();
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const response = await fetch(test.origin + uploadAvatar.path, {
    method: 'POST',
    headers: { 'x-access-token': by.token },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Answered };
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2e1d' } });

describe('an avatar', () => {
  it('is cropped to a square, re-encoded and freed of what the camera wrote', async () => {
    const photo = await picture(640, 400)
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret place')).toBe(true);
    // A picture that is a page as well, for whoever reads it as one.
    const { status, body } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    expect(status).toBe(200);
    expect(body.user.avatar).toMatchObject({ width: 400, height: 400, alt: 'Ngozi Eze' });
    const [row] = await test.app.deps.db.select().from(media);
    const stored = await test.app.deps.storage.get(row?.path ?? '');
    expect(stored?.includes('Secret place')).toBe(false);
    expect(stored?.includes('<script>')).toBe(false);
    expect((await sharp(stored ?? undefined).metadata()).format).toBe('webp');
  });

  it('replaces the one before, and can be removed', async () => {
    const first = (await test.app.deps.db.select().from(media))[0];
    await upload(await picture(300, 300).png().toBuffer());
    const rows = await test.app.deps.db.select().from(media);
    expect(rows).toHaveLength(1);
    expect(rows[0]?._id).not.toBe(first?._id);
    await expect.poll(() => test.app.deps.storage.get(first?.path ?? '')).toBeNull();
    expect((await test.call(removeAvatar, {}, person)).body.user.avatar).toBeNull();
    expect(await test.app.deps.db.select().from(media)).toEqual([]);
  });

  it('takes no path from the name of the file', async () => {
    const { status } = await upload(await picture(200, 200).webp().toBuffer(), '../../../../etc/passwd', 'text/html');
    expect(status).toBe(200);
    const [row] = await test.app.deps.db.select().from(media);
    expect(row?.path).toMatch(/^uploads\/[0-9a-f-]{36}\.webp$/);
  });
});

describe('an upload that is no photograph', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['SVG with a script', SVG, 'image/svg+xml'],
    ['SVG that says it is a JPEG', SVG, 'image/jpeg'],
    ['HTML', '<html><script>alert(1)</script></html>', 'image/png'],
    ['the beginning of a JPEG and nothing more', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['nothing', '', 'image/jpeg'],
  ])('is refused: %s', async (_, bytes, type) => {
    const { status, body } = await upload(bytes, 'me.jpg', type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).not.toMatch(/sharp|vips|stack|buffer/i);
  });

  it('is refused: a bomb of few bytes and many pixels', async () => {
    const bomb = await picture(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { status, body } = await upload(bomb);
    expect([status, body.code]).toEqual([413, 'too_many_pixels']);
  });

  it('is refused: more than five megabytes, another field, and a body that is no form', async () => {
    expect((await upload(Buffer.alloc(6 * 1024 * 1024, 1))).status).toBe(413);
    const wrongField = await upload(await picture(9, 9).png().toBuffer(), 'me.png', 'image/png', 'picture');
    expect([wrongField.status, wrongField.body.fields]).toEqual([400, { file: 'Please choose a file.' }]);
    const json = await test.call(uploadAvatar, { body: {} } as never, person);
    expect(json.status).toBe(415);
  });

  it.each([
    ['says of what it is made', 'multipart/form-data', 'anything'],
    ['begins', 'multipart/form-data; boundary=x', 'anything'],
    [
      'ends',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab',
    ],
    ['begins its file', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file'],
  ])('is refused: a form that never %s', async (_, type, body) => {
    const headers = { 'x-access-token': person.token, 'content-type': type };
    const response = await fetch(test.origin + uploadAvatar.path, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed' }]);
  });

  it('is judged before anything in the database is locked', async () => {
    const by = await signInAs(test);
    await test.app.deps.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users._id, by._id)).for('update');
      expect((await upload('no picture', 'me.jpg', 'image/jpeg', 'file', by)).status).toBe(415);
    });
  });

  it('is refused from the twenty-first in an hour', async () => {
    const by = await signInAs(test);
    const sent = await Promise.all(Array.from({ length: 24 }, () => upload('x', 'me.jpg', 'image/jpeg', 'file', by)));
    const statuses = sent.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(415), ...Array<number>(4).fill(429)]);
  });

  it('leaves the avatar as it was', async () => {
    expect((await test.call(getProfile, {}, person)).body.user.avatar).toMatchObject({ width: 200 });
  });
});
