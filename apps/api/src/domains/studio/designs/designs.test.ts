import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { exportAccount } from '@adunni/contracts/identity/account';
import {
  askToPublish,
  createDesign,
  type Design,
  deleteDesign,
  getDesign,
  getShared,
  listDesigns,
  MAX_DESIGNS,
  restoreDesign,
  shareDesign,
  stopSharing,
  unpublishDesign,
  updateDesign,
} from '@adunni/contracts/studio/designs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../kit/durations.rules.ts';
import { attempts } from '../../../kit/security/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { lookHash } from '../../catalog/rules.ts';
import { looks } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { designs } from '../tables.ts';
import { A_RECIPE, saveDesign } from '../testing.ts';
import { eraseDesigns, sweepDesigns } from './designs.service.ts';
import { drawDesignJob } from './look.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listed = async (who: TestPerson) => (await test.call(listDesigns, {}, who)).body.items;
const of = (design: Design) => ({ params: { designId: design._id } });
const shared = async (token: string | null) => test.call(getShared, { params: { token: token ?? '' } });
const change = (design: Design, who: TestPerson, values: Partial<Pick<Design, 'name' | 'version' | 'recipe'>>) => {
  const { version, name, recipe } = { ...design, ...values };
  return test.call(updateDesign, { ...of(design), body: { version, name, recipe } }, who);
};

describe('a design', () => {
  it('is saved, listed with the last change first, read, changed and deleted', async () => {
    const owner = await signInAs(test);
    const first = await saveDesign(test, owner, { name: 'Agbada for Tunde' });
    test.now = new Date(test.now.getTime() + 1000);
    const second = await saveDesign(test, owner, { name: 'Senator', recipe: tunic() });
    expect((await listed(owner)).map(({ name }) => name)).toEqual(['Senator', 'Agbada for Tunde']);
    test.now = new Date(test.now.getTime() + 1000);
    const changed = await change(first, owner, { name: 'Agbada for Tayo' });
    expect([changed.status, changed.body.design.version]).toEqual([200, 2]);
    expect((await test.call(getDesign, of(first), owner)).body.design).toEqual(changed.body.design);
    expect((await listed(owner))[0]).toMatchObject({
      name: 'Agbada for Tayo',
      visibility: 'private',
      shareToken: null,
    });
    expect((await test.call(deleteDesign, of(second), owner)).status).toBe(200);
    expect((await listed(owner)).map(({ _id }) => _id)).toEqual([first._id]);
    expect((await test.call(getDesign, of(second), owner)).status).toBe(404);
  });

  it('is one, however often and at once it is saved under its id', async () => {
    const owner = await signInAs(test);
    const body = { _id: randomUUID(), name: 'Once', recipe: A_RECIPE };
    const sent = await Promise.all([1, 2, 3, 4].map(() => test.call(createDesign, { body }, owner)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await listed(owner)).toHaveLength(1);
  });

  it('takes one of two changes of the same version', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const sent = await Promise.all(['One', 'Two', 'Three'].map((name) => change(design, owner, { name })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await test.call(getDesign, of(design), owner)).body.design.version).toBe(2);
  });

  it('is its owner’s only', async () => {
    const [owner, other] = [await signInAs(test), await signInAs(test)];
    const design = await saveDesign(test, owner);
    const tried = await Promise.all([
      test.call(getDesign, of(design), other),
      change(design, other, { name: 'Mine' }),
      test.call(deleteDesign, of(design), other),
      test.call(restoreDesign, of(design), other),
      test.call(shareDesign, of(design), other),
      test.call(stopSharing, of(design), other),
      test.call(askToPublish, of(design), other),
      test.call(unpublishDesign, of(design), other),
      test.call(createDesign, { body: { _id: design._id, name: 'Mine', recipe: A_RECIPE } }, other),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    expect(await listed(other)).toEqual([]);
    expect(await listed(owner)).toMatchObject([{ name: design.name, version: 1 }]);
  });

  it('is refused above the limit, of several at once too, and a deleted one leaves room', async () => {
    const owner = await signInAs(test);
    const rows = Array.from({ length: MAX_DESIGNS - 2 }, (_, n) => ({
      ownerId: owner._id,
      name: `${n}`,
      recipe: A_RECIPE,
    }));
    await test.app.deps.db.insert(designs).values(rows);
    const save = () => test.call(createDesign, { body: { _id: randomUUID(), name: 'More', recipe: A_RECIPE } }, owner);
    const sent = await Promise.all([save(), save(), save(), save()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    const [one] = await listed(owner);
    await test.call(deleteDesign, { params: { designId: one?._id ?? '' } }, owner);
    expect((await save()).status).toBe(201);
    expect((await test.call(restoreDesign, { params: { designId: one?._id ?? '' } }, owner)).status).toBe(422);
  });
});

const tunic = (): Design['recipe'] => ({
  ...{ garment: 'tunic', embroidery: 'plain', hemY: 1100, cloth: 'atiku-sand' },
  ...{ thread: '#333333', darkThread: '#111111' },
});

describe('a deleted design', () => {
  it('can be restored with its link for a day', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const { shareToken } = (await test.call(shareDesign, of(design), owner)).body.design;
    await test.call(deleteDesign, of(design), owner);
    expect((await shared(shareToken)).status).toBe(404);
    await sweepDesigns(test.app.deps);
    const restored = await test.call(restoreDesign, of(design), owner);
    expect(restored.body.design).toMatchObject({ name: design.name, shareToken });
    expect((await shared(shareToken)).status).toBe(200);
    await test.call(deleteDesign, of(design), owner);
    test.now = new Date(test.now.getTime() + DAY_MS + 1000);
    await sweepDesigns(test.app.deps);
    const { status } = await test.call(restoreDesign, of(design), await signInAgain(owner));
    expect(status).toBe(404);
  });
});

/** The session of a person, however late it is. */
async function signInAgain(person: TestPerson): Promise<TestPerson> {
  const again = await signInAs(test);
  await test.app.deps.db.update(designs).set({ ownerId: again._id }).where(eq(designs.ownerId, person._id));
  return again;
}

describe('a link', () => {
  it('shows the design and the first name to anybody, stays the same, and works no more once it is withdrawn', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const { shareToken, visibility } = (await test.call(shareDesign, of(design), owner)).body.design;
    expect([visibility, shareToken]).toEqual(['link', expect.stringMatching(/^[\w-]{22}$/)]);
    const seen = await shared(shareToken);
    expect(seen.body.design).toEqual({ name: design.name, recipe: A_RECIPE, by: 'Ngozi', picture: null });
    expect(JSON.stringify(seen.body)).not.toContain(owner._id);
    expect((await test.call(shareDesign, of(design), owner)).body.design.shareToken).toBe(shareToken);
    await test.call(stopSharing, of(design), owner);
    expect((await shared(shareToken)).status).toBe(404);
    const anew = (await test.call(shareDesign, of(design), owner)).body.design.shareToken;
    expect(anew).not.toBe(shareToken);
  });

  it('is one or none when it is given and withdrawn at once', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const calls = [shareDesign, stopSharing, shareDesign, stopSharing, shareDesign];
    const answers = await Promise.all(calls.map((call) => test.call(call, of(design), owner)));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    const { shareToken } = (await test.call(getDesign, of(design), owner)).body.design;
    const given = answers.flatMap(({ body }) => body.design.shareToken ?? []);
    const working = await Promise.all([...new Set(given)].map(async (token) => [token, (await shared(token)).status]));
    expect(working.filter(([, status]) => status === 200).map(([token]) => token)).toEqual(
      shareToken ? [shareToken] : [],
    );
  });

  it('shows nothing of who is suspended, and nothing for what is no link', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const { shareToken } = (await test.call(shareDesign, of(design), owner)).body.design;
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, owner._id));
    const guessed = randomBytes(16).toString('base64url');
    const tried = await Promise.all([shared(shareToken), shared(guessed), shared('null'), shared(design._id)]);
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('shows nothing that can’t be drawn any more', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const { shareToken } = (await test.call(shareDesign, of(design), owner)).body.design;
    const former = { ...A_RECIPE, cloth: 'cloth-of-yesteryear' };
    await test.app.deps.db.update(designs).set({ recipe: former }).where(eq(designs._id, design._id));
    expect((await shared(shareToken)).status).toBe(404);
  });
});

describe('a recipe', () => {
  it('that can’t be drawn is refused, at once, whatever it is', async () => {
    const owner = await signInAs(test);
    const seed = Number(process.env.SEED || randomInt(2 ** 31));
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, n]));
    const hostile: unknown[] = [
      ...[null, [], 'agbada', 7, {}, { garment: 'toga' }, { ...A_RECIPE, cloth: 'plastic' }],
      ...[
        { ...A_RECIPE, thread: 'red' },
        { ...A_RECIPE, extra: true },
        { ...A_RECIPE, clothScale: 1e9 },
      ],
      ...[
        { ...A_RECIPE, cloth: '__proto__' },
        { ...A_RECIPE, cloth: 'constructor' },
        { ...A_RECIPE, ...many },
      ],
      ...[
        { ...A_RECIPE, thread: `#${'f'.repeat(100_000)}` },
        { ...A_RECIPE, lining: { $ne: null } },
      ],
      { ...A_RECIPE, [`key-${'x'.repeat(1000)}-${seed}`]: 1 },
      JSON.parse('{"__proto__":{"garment":"agbada"},"garment":"dashiki"}'),
    ];
    const began = performance.now();
    for (const recipe of hostile) {
      const body = { _id: randomUUID(), name: 'Hostile', recipe: recipe as Design['recipe'] };
      const { status } = await test.call(createDesign, { body }, owner);
      expect([400, 422], JSON.stringify(recipe).slice(0, 200)).toContain(status);
    }
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await listed(owner)).toEqual([]);
  });
});

describe('the picture', () => {
  const draw = (design: Design) =>
    drawDesignJob.run(test.app.deps, { designId: design._id, hash: lookHash(design.recipe) });
  const lookOf = async (design: Design) =>
    (await test.app.deps.db.select().from(designs).where(eq(designs._id, design._id)))[0]?.lookHash;

  it('is asked for once for the design as it is, and shared by who designs the same', async () => {
    const owner = await signInAs(test);
    const design = await saveDesign(test, owner);
    const other = await saveDesign(test, await signInAs(test));
    await Promise.all([draw(design), draw(other), draw(design)]);
    expect([await lookOf(design), await lookOf(other)]).toEqual([lookHash(A_RECIPE), lookHash(A_RECIPE)]);
    expect(await test.app.deps.db.$count(looks, eq(looks.hash, lookHash(A_RECIPE)))).toBe(1);
    const changed = (await change(design, owner, { recipe: tunic() })).body.design;
    expect(changed.isPictureCurrent).toBe(false);
    await draw(design);
    expect(await lookOf(design)).toBe(lookHash(A_RECIPE));
    // Another version of the same recipe.
    await test.call(askToPublish, of(design), owner);
    await draw(changed);
    expect(await lookOf(design)).toBe(lookHash(tunic()));
  });

  it('of one person’s designs is drawn so often in an hour, the others later', async () => {
    const owner = await signInAs(test);
    const windowEndsAt = new Date(test.now.getTime() + HOUR_MS);
    await test.app.deps.db.insert(attempts).values({ key: `design-look:${owner._id}`, count: 59, windowEndsAt });
    const made = await test.app.deps.db
      .insert(designs)
      .values([
        { ownerId: owner._id, name: 'Last', recipe: A_RECIPE },
        { ownerId: owner._id, name: 'Later', recipe: tunic() },
      ])
      .returning();
    for (const { _id: designId, recipe } of made)
      await drawDesignJob.run(test.app.deps, { designId, hash: lookHash(recipe) });
    const drawn = await test.app.deps.db.select().from(designs).where(eq(designs.ownerId, owner._id));
    expect(drawn.filter(({ lookHash: hash }) => hash !== null).map(({ name }) => name)).toEqual(['Last']);
  });
});

it('is told of in the person’s file, and goes with the account', async () => {
  const owner = await signInAs(test);
  const design = await saveDesign(test, owner);
  const { shareToken } = (await test.call(shareDesign, of(design), owner)).body.design;
  const { body } = await test.call(exportAccount, {}, owner);
  expect(body).toMatchObject({ designs: [{ name: design.name, recipe: A_RECIPE, shareToken }] });
  await test.app.deps.db.transaction((tx) => eraseDesigns(tx, owner._id));
  expect(await test.app.deps.db.$count(designs, and(eq(designs.ownerId, owner._id)))).toBe(0);
  expect((await shared(shareToken)).status).toBe(404);
});
