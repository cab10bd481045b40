import { randomBytes, randomUUID } from 'node:crypto';
import { exportAccount } from '@adunni/contracts/identity/account';
import { fillPath } from '@adunni/contracts/request';
import { deleteLook, deleteLooks, type Look, listLooks, MAX_LOOKS, saveLook } from '@adunni/contracts/tryon/looks';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { signInAs } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { photoBytes } from '../../media/testing.ts';
import { openPlan, setSubscription, subscribed } from '../../subscriptions/usage/testing.ts';
import { looks } from '../tables.ts';
import { hangOutfit, keepLook } from '../testing.ts';
import { eraseLooks } from './looks.service.ts';

let test: TestApp;
let plan: Awaited<ReturnType<typeof openPlan>>;
let agbada: string;
let gele: string;
beforeAll(async () => {
  test = await startTestApp();
  plan = await openPlan(test);
  agbada = (await hangOutfit(test, {}, { title: 'Eko Agbada' })).productId;
  gele = (await hangOutfit(test, { fit: 'head', slot: 'head' }, { title: 'Auto-gele' })).productId;
});
afterAll(() => test.close());

interface Sending {
  products?: string[];
  key?: string | null;
  bytes?: Buffer;
}

async function save(who: Partial<TestPerson>, { products = [agbada], key = randomUUID(), bytes }: Sending = {}) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes ?? (await photoBytes()))]), 'look.jpg');
  const headers = { ...(who.token && { 'x-access-token': who.token }), ...(key && { 'idempotency-key': key }) };
  const url = test.origin + fillPath(saveLook, { query: { products } });
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as Look & { code?: string };
  return { status: response.status, look: answer, code: answer.code };
}
const listed = async (who: TestPerson) => (await test.call(listLooks, {}, who)).body.items;
const statusAt = async (url: string) => (await fetch(`${test.origin}${url}/96.webp`)).status;

describe('a look', () => {
  it('is kept with what is worn, newest first, and its picture opens to nobody without the address', async () => {
    const person = await subscribed(test, plan);
    await save(person);
    const { status, look } = await save(person, { products: [agbada, gele] });
    expect([status, look.savedAt, look.picture.alt]).toEqual([
      201,
      test.now.toISOString(),
      'A look: Eko Agbada and Auto-gele',
    ]);
    expect(look.products).toEqual([
      { _id: agbada, title: 'Eko Agbada', isForSale: true },
      { _id: gele, title: 'Auto-gele', isForSale: true },
    ]);
    expect((await listed(person)).map(({ products }) => products.length)).toEqual([2, 1]);
    expect([await statusAt(look.picture.url), await statusAt(`/media/${look.picture._id}`)]).toEqual([200, 404]);
  });

  it('is one per key, however often and at once it is sent', async () => {
    const person = await subscribed(test, plan);
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => save(person, { key })));
    sent.push(await save(person, { key }));
    expect(new Set(sent.map(({ status, look }) => `${status} ${look._id}`)).size).toBe(1);
    expect(await listed(person)).toHaveLength(1);
  });

  it('is refused without a session, a plan, a key or a product', async () => {
    const person = await subscribed(test, plan);
    const refused = await Promise.all([
      save({}),
      save(await signInAs(test)),
      save(person, { key: null }),
      save(person, { products: [randomUUID()] }),
      save(person, { products: ['boubou'] }),
      save(person, { products: [] }),
    ]);
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [401, 'signed_out'],
      [403, 'premium_needed'],
      [400, 'look_key_missing'],
      [404, 'not_found'],
      [400, 'invalid'],
      [400, 'invalid'],
    ]);
    expect(await listed(person)).toEqual([]);
  });

  it('is refused when its file is no picture, or too large', async () => {
    const person = await subscribed(test, plan);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const whole = await photoBytes();
    const refused = await Promise.all([
      save(person, { bytes: svg }),
      save(person, { bytes: whole.subarray(0, 200) }),
      save(person, { bytes: Buffer.concat([whole, randomBytes(6 * 1024 * 1024)]) }),
    ]);
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [415, 'not_a_picture'],
      [422, 'broken_picture'],
      [413, 'too_large'],
    ]);
    expect(await listed(person)).toEqual([]);
  });

  it('is refused above the limit, of several at once too', async () => {
    const person = await subscribed(test, plan);
    for (let kept = 2; kept < MAX_LOOKS; kept += 1) await keepLook(test, person._id, agbada);
    const sent = await Promise.all([1, 2, 3, 4].map(() => save(person)));
    expect(sent.map(({ status, code }) => `${status} ${code ?? ''}`).sort()).toEqual([
      ...['201 ', '201 '],
      ...['422 too_many_looks', '422 too_many_looks'],
    ]);
    expect(await listed(person)).toHaveLength(MAX_LOOKS);
  });
});

describe('who saved a look', () => {
  it('sees and deletes it, alone or with all others, also once the plan has ended', async () => {
    const person = await subscribed(test, plan);
    const one = (await save(person)).look;
    const other = (await save(person)).look;
    await setSubscription(test, person.subscriptionId, { status: 'expired', endedAt: test.now });
    expect(await listed(person)).toHaveLength(2);
    expect((await test.call(deleteLook, { params: { lookId: one._id } }, person)).status).toBe(200);
    expect((await listed(person)).map(({ _id }) => _id)).toEqual([other._id]);
    await expect.poll(() => statusAt(one.picture.url)).toBe(404);
    expect((await test.call(deleteLook, { params: { lookId: one._id } }, person)).status).toBe(404);
    expect((await test.call(deleteLooks, {}, person)).status).toBe(200);
    expect(await listed(person)).toEqual([]);
    expect(await test.app.deps.db.$count(media, eq(media._id, other.picture._id))).toBe(0);
  });

  it('is the only one who does', async () => {
    const [person, other] = [await subscribed(test, plan), await subscribed(test, plan)];
    const { look } = await save(person);
    expect(await listed(other)).toEqual([]);
    const { status } = await test.call(deleteLook, { params: { lookId: look._id } }, other);
    await test.call(deleteLooks, {}, other);
    expect([status, (await listed(person)).length]).toEqual([404, 1]);
    const visitors = [
      test.call(listLooks),
      test.call(deleteLook, { params: { lookId: look._id } }),
      test.call(deleteLooks),
    ];
    expect((await Promise.all(visitors)).map((answer) => answer.status)).toEqual([401, 401, 401]);
  });

  it('is told of it in the export, and it goes with the account', async () => {
    const person = await subscribed(test, plan);
    const { look } = await save(person, { products: [agbada, gele] });
    const { body } = await test.call(exportAccount, {}, person);
    const savedAt = test.now.toISOString();
    expect(body).toMatchObject({ looks: [{ savedAt, products: ['Eko Agbada', 'Auto-gele'] }] });
    const [told] = (body as { looks: { picture: string }[] }).looks;
    const [kind, bytes = ''] = told?.picture.split(',') ?? [];
    expect(kind).toBe('data:image/webp;base64');
    const { width } = await sharp(Buffer.from(bytes, 'base64')).metadata();
    expect(width).toBe(look.picture.width);
    const stranger = await test.call(exportAccount, {}, await subscribed(test, plan));
    expect(stranger.body).toMatchObject({ looks: [] });
    await test.app.deps.db.transaction((tx) => eraseLooks(test.app.deps, tx, person._id));
    expect(await test.app.deps.db.$count(looks, eq(looks.userId, person._id))).toBe(0);
    await expect.poll(() => statusAt(look.picture.url)).toBe(404);
  });

  it('finds the picture at another address when the page was open for long', async () => {
    const person = await subscribed(test, plan);
    const { look } = await save(person);
    const now = test.now;
    test.now = new Date(now.getTime() + 20 * MINUTE_MS);
    const [again] = await listed(person);
    expect([await statusAt(look.picture.url), await statusAt(again?.picture.url ?? '')]).toEqual([404, 200]);
    test.now = now;
  });
});
