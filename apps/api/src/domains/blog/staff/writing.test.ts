import type { PostForm } from '@adunni/contracts/blog/forms';
import { getPost, getPostPreview, getRssFeed, listPosts } from '@adunni/contracts/blog/posts';
import {
  makeCampaign,
  postResource,
  previewPost,
  publishPost,
  restorePost,
  setPreviewLink,
  writePresence,
} from '@adunni/contracts/blog/staff';
import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { publishDue } from '../posts/live.service.ts';
import { addFiling, words } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let other: TestPerson;
let filed: Pick<PostForm, 'categoryIds' | 'authorIds'>;
beforeAll(async () => {
  test = await startTestApp();
  await signIn();
  filed = await addFiling(test);
});
afterAll(() => test.close());

async function signIn(): Promise<void> {
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
  other = await signInAs(test, 'Admin', { firstName: 'Bisi', lastName: 'Alade' });
}

/** Lets time pass, after which people sign in again. */
async function pass(ms: number): Promise<void> {
  test.now = new Date(test.now.getTime() + ms);
  await signIn();
}

const form = (values: Partial<PostForm> = {}): PostForm => words({ ...filed, ...values });
const create = (values: Partial<PostForm>) => test.call(postResource.create, { body: form(values) }, admin);
const save = (_id: string, version: number, values: Partial<PostForm>) =>
  test.call(postResource.update, { params: { _id }, body: { version, values: form(values) } }, admin);
const publish = (_id: string, version: number, values: Partial<PostForm>, at: string | null = null) =>
  test.call(publishPost, { params: { _id }, body: { version, values: form(values), at } }, admin);
const read = async (_id: string) => (await test.call(postResource.get, { params: { _id } }, admin)).body;
const shown = async (slug: string) => {
  const { status, body } = await test.call(getPost, { params: { slug } });
  return status === 404 ? null : (body.movedTo ?? body.post?.title);
};
const act = async (action: 'unpublish' | 'unschedule', _id: string) =>
  (await test.call(postResource.act, { body: { action, ids: [_id] } }, admin)).body.results[0]?.message ?? 'done';
const feed = async () => (await test.app.inject({ url: getRssFeed.path })).body;

/** Publishes a new post and answers with its id and version. */
async function published(values: Partial<PostForm>): Promise<{ _id: string; version: number }> {
  const { _id } = (await create(values)).body;
  return { _id, version: (await publish(_id, 1, values)).body.version };
}

describe('a draft', () => {
  it('is previewed as it is typed, before anything of it is stored', async () => {
    const { _id } = await published({ title: 'To read on with' });
    const values = form({ title: 'Typed just now', relatedIds: [_id] });
    const { status, body } = await test.call(previewPost, { body: { values } }, admin);
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ title: 'Typed just now', related: [{ title: 'To read on with' }] });
    expect((await test.call(previewPost, { body: { values: form() } }, admin)).status).toBe(200);
  });

  it('is saved by one of two who write at once, and told to the other', async () => {
    const { _id } = (await create({ title: 'Contested' })).body;
    const both = await Promise.all(['A', 'B'].map((title) => save(_id, 1, { title })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const notes = (person: TestPerson) => test.call(writePresence, { params: { _id } }, person);
    await notes(admin);
    expect((await notes(other)).body).toEqual({ others: ['Ngozi Eze'], version: 2 });
    await pass(HOUR_MS);
    expect((await notes(other)).body.others).toEqual([]);
  });

  it('shows to nobody, and changes nothing that readers see', async () => {
    const { _id, version } = await published({ title: 'Live text' });
    await save(_id, version, { title: 'Half a thought', document: [] });
    expect([await shown('live-text'), (await read(_id)).record.hasChanges]).toEqual(['Live text', true]);
  });

  it('takes a title twice, each at a slug of its own, but no slug twice', async () => {
    const ids = (await Promise.all(['Twice', 'Twice'].map((title) => create({ title })))).map(({ status }) => status);
    expect(ids.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
    const taken = await create({ title: 'Thrice', slug: 'twice' });
    expect([taken.status, taken.error.fields]).toEqual([400, { slug: 'Another post has this URL slug.' }]);
  });

  it('keeps what one person saves within ten minutes as one version, and gives versions back', async () => {
    const { _id } = (await create({ title: 'One' })).body;
    await save(_id, 1, { title: 'Two' });
    await pass(HOUR_MS);
    await save(_id, 2, { title: 'Three' });
    const { record, version } = await read(_id);
    expect(record.versions.map(({ number, title, by }) => [number, title, by])).toEqual([
      [2, 'Three', 'Ngozi Eze'],
      [1, 'Two', 'Ngozi Eze'],
    ]);
    const restore = () => test.call(restorePost, { params: { _id }, body: { version, number: 1 } }, admin);
    expect((await Promise.all([restore(), restore()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const { record: after } = await read(_id);
    expect([after.title, after.versions.length]).toEqual(['Two', 3]);
  });

  it('is read by its link, published or not, until the link is taken back', async () => {
    const { _id } = await published({ title: 'Shared', slug: 'shared-first' });
    await publish(_id, 2, { title: 'Shared', slug: 'shared-then' });
    expect(await shown('shared-first')).toBe('shared-then');
    await act('unpublish', _id);
    await save(_id, 4, { title: 'Shared draft', slug: 'shared-first' });
    expect([await shown('shared-first'), await shown('shared-then')]).toEqual([null, null]);
    const link = (isOpen: boolean) => test.call(setPreviewLink, { params: { _id }, body: { isOpen } }, admin);
    const { token } = (await link(true)).body;
    expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(16);
    expect((await link(true)).body.token).toBe(token);
    const open = () => test.call(getPostPreview, { params: { token: token ?? '' } });
    expect((await open()).body.post.title).toBe('Shared draft');
    await link(false);
    expect((await open()).status).toBe(404);
    expect((await link(true)).body.token).not.toBe(token);
  });
});

describe('publishing', () => {
  it('takes what was typed last with it, and a late autosave unpublishes nothing', async () => {
    const { _id } = (await create({ title: 'Autosaved' })).body;
    const late = { title: 'Autosaved w' };
    expect((await publish(_id, 1, { title: 'Autosaved whole' })).status).toBe(200);
    expect((await save(_id, 1, late)).status).toBe(409);
    expect(await shown('autosaved-whole')).toBe('Autosaved whole');
    await save(_id, 2, late);
    expect([await shown('autosaved-whole'), (await read(_id)).record.status]).toEqual(['Autosaved whole', 'published']);
  });

  it('asks for what is missing', async () => {
    const { _id } = (await create({ title: 'Unready' })).body;
    const refused = await publish(_id, 1, { excerpt: '', authorIds: [], document: [] });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
      ...[422, ['values.excerpt', 'values.authorIds', 'values.document']],
    ]);
    expect((await publish(_id, 1, {}, '2020-01-01T00:00:00Z')).status).toBe(422);
  });

  it('leads from former slugs to the present one, back and forth, and gives an old slug to who takes it', async () => {
    const { _id } = await published({ title: 'Walker', slug: 'way-a' });
    await publish(_id, 2, { title: 'Walker', slug: 'way-b' });
    expect([await shown('way-a'), await shown('way-b')]).toEqual(['way-b', 'Walker']);
    await publish(_id, 3, { title: 'Walker', slug: 'way-a' });
    expect([await shown('way-a'), await shown('way-b')]).toEqual(['Walker', 'way-a']);
    await published({ title: 'Newcomer', slug: 'way-b' });
    expect([await shown('way-a'), await shown('way-b')]).toEqual(['Walker', 'Newcomer']);
    await act('unpublish', _id);
    expect(await shown('way-a')).toBeNull();
  });

  it('happens once at its moment, also when that passed while nothing ran, with list and feed', async () => {
    const { _id } = (await create({ title: 'At noon' })).body;
    const at = new Date(test.now.getTime() + HOUR_MS);
    await publish(_id, 1, { title: 'At noon' }, at.toISOString());
    await save(_id, 2, { title: 'Half a change', slug: 'at-noon' });
    await publishDue(test.app.deps);
    expect([await shown('at-noon'), (await read(_id)).record.status]).toEqual([null, 'scheduled']);
    await pass(6 * HOUR_MS);
    await Promise.all([publishDue(test.app.deps), publishDue(test.app.deps), publishDue(test.app.deps)]);
    expect(await shown('at-noon')).toBe('At noon');
    const { record } = await read(_id);
    expect([record.publishedAt, record.title, record.status, record.scheduledFor]).toEqual([
      ...[at.toISOString(), 'Half a change', 'published', null],
    ]);
    const listed = (await test.call(listPosts, { query: { limit: 50 } })).body.items;
    expect(listed.filter(({ slug }) => slug === 'at-noon')).toHaveLength(1);
    expect((await feed()).split('/blog/at-noon</link>')).toHaveLength(2);
  });

  it('is called off', async () => {
    const { _id } = (await create({ title: 'Called off' })).body;
    await publish(_id, 1, { title: 'Called off' }, new Date(test.now.getTime() + HOUR_MS).toISOString());
    expect([await act('unschedule', _id), await act('unschedule', _id)]).toEqual([
      'done',
      'This post is not scheduled.',
    ]);
    await pass(2 * HOUR_MS);
    await publishDue(test.app.deps);
    expect([await shown('called-off'), (await read(_id)).record.status]).toEqual([null, 'draft']);
  });
});

it('makes one campaign of a published post, however often and at once it is asked', async () => {
  const { _id } = (await create({ title: 'For the newsletter' })).body;
  const send = () => test.call(makeCampaign, { params: { _id } }, admin);
  expect((await send()).status).toBe(409);
  await publish(_id, 1, { title: 'For the newsletter' });
  const made = await Promise.all([send(), send(), send()]);
  expect(new Set(made.map(({ body }) => body.campaignId)).size).toBe(1);
  const { record } = (await test.call(campaignResource.get, { params: { _id: made[0]?.body.campaignId ?? '' } }, admin))
    .body;
  expect([record.subject, record.status, record.body.includes('/blog/for-the-newsletter')]).toEqual([
    ...['For the newsletter', 'draft', true],
  ]);
  expect((await test.call(campaignResource.list, {}, admin)).body.total).toBe(1);
});
