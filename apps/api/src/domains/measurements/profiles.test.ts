import {
  changeMeasurements,
  createMeasurements,
  getMeasurements,
  listMeasurements,
  MAX_PROFILES,
  removeMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { LENGTHS, measured, saveProfile } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-21T09:00:00Z');
});
afterAll(() => test.close());

describe('a profile', () => {
  it('is kept in millimetres with who measured, how, when and in which unit', async () => {
    const person = await signInAs(test);
    const values = { ...LENGTHS, 'bust-girth': 927 };
    const body = measured({ unit: 'in', values, method: 'helped', measuredBy: 'Ngozi' });
    const { status, body: kept } = await test.call(createMeasurements, { body }, person);
    expect(status).toBe(201);
    expect(kept.profile).toMatchObject({ name: 'Amaka', figure: 'woman', version: 1 });
    expect(kept.profile.current).toEqual({
      ...{ number: 1, unit: 'in', values, method: 'helped', measuredBy: 'Ngozi', measuredOn: '2026-05-03' },
      savedAt: '2026-11-21T09:00:00.000Z',
    });
    const { items } = (await test.call(listMeasurements, {}, person)).body;
    expect(items).toEqual([kept.profile]);
  });

  it('adds a version with every change, and says what changed', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    const { 'under-bust-girth': _gone, ...others } = LENGTHS;
    const values = { ...others, 'hip-girth': 1015, 'thigh-girth': 600 };
    const changed = await test.call(
      changeMeasurements,
      { params: { profileId }, body: { ...measured({ values, measuredOn: '2026-11-20' }), version: 1 } },
      person,
    );
    expect(changed.body.profile).toMatchObject({ version: 2, current: { number: 2, values } });
    const { body } = await test.call(getMeasurements, { params: { profileId } }, person);
    expect(body.profile).toEqual(changed.body.profile);
    expect(body.history.map(({ number, changes }) => [number, changes.length])).toEqual([
      [2, 3],
      [1, 7],
    ]);
    expect(body.history[0]?.changes).toEqual([
      { measure: 'under-bust-girth', from: 780, to: null },
      { measure: 'hip-girth', from: 1000, to: 1015 },
      { measure: 'thigh-girth', from: null, to: 600 },
    ]);
  });

  it('takes a new name without a new version', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    const body = { ...measured({ name: 'Amaka, 2026' }), version: 1 };
    const { profile } = (await test.call(changeMeasurements, { params: { profileId }, body }, person)).body;
    expect(profile).toMatchObject({ name: 'Amaka, 2026', version: 2, current: { number: 1 } });
  });

  it('lets one of two parallel changes through, and tells the other that it is stale', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    const change = (hip: number) =>
      test.call(
        changeMeasurements,
        { params: { profileId }, body: { ...measured({ values: { ...LENGTHS, 'hip-girth': hip } }), version: 1 } },
        person,
      );
    const answers = await Promise.all([1010, 1020, 1030, 1040].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('stale');
    const { history } = (await test.call(getMeasurements, { params: { profileId } }, person)).body;
    expect(history).toHaveLength(2);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await signInAs(test), await signInAs(test, 'Admin')];
    const { _id: profileId } = await saveProfile(test, owner);
    const params = { profileId };
    expect((await test.call(getMeasurements, { params }, other)).status).toBe(404);
    const body = { ...measured(), version: 1 };
    expect((await test.call(changeMeasurements, { params, body }, other)).status).toBe(404);
    expect((await test.call(removeMeasurements, { params }, other)).status).toBe(404);
    expect((await test.call(listMeasurements, {}, other)).body.items).toEqual([]);
    expect((await test.call(getMeasurements, { params }, owner)).status).toBe(200);
  });

  it('has a name of its own, and there is an end to how many one keeps, also when many are made at once', async () => {
    const person = await signInAs(test);
    const make = (name: string) => test.call(createMeasurements, { body: measured({ name }) }, person);
    const names = Array.from({ length: MAX_PROFILES + 4 }, (_, index) => `Guest ${index}`);
    const answers = await Promise.all(names.map(make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PROFILES);
    expect(answers.filter(({ error }) => error.code === 'too_many_profiles')).toHaveLength(4);
    const kept = answers.find(({ status }) => status === 201)?.body.profile;
    await test.call(removeMeasurements, { params: { profileId: kept?._id ?? '' } }, person);
    const left = (await test.call(listMeasurements, {}, person)).body.items[0];
    const again = await make(left?.name ?? '');
    expect([again.status, Object.keys(again.error.fields ?? {})]).toEqual([400, ['name']]);
  });

  it('goes with its history', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    const gone = await test.call(removeMeasurements, { params: { profileId } }, person);
    expect(gone.body.message).toContain('12 months');
    expect((await test.call(getMeasurements, { params: { profileId } }, person)).status).toBe(404);
    const { rows } = await test.app.deps.db.execute(
      sql`select 1 from measurement_versions where profile_id = ${profileId}`,
    );
    expect(rows).toEqual([]);
  });

  it('never has a version rewritten, not even by hand', async () => {
    const person = await signInAs(test);
    const { _id } = await saveProfile(test, person);
    const rewriting = test.app.deps.db.execute(
      sql`update measurement_versions set values = '{}' where profile_id = ${_id}`,
    );
    await expect(rewriting).rejects.toThrow();
  });
});

describe('unusual measurements', () => {
  const send = async (change: Parameters<typeof measured>[0]) => {
    const { status, error } = await test.call(createMeasurements, { body: measured(change) }, await signInAs(test));
    return { status, code: error.code, fields: error.fields };
  };

  it('in inches typed as centimetres are asked about, and never converted', async () => {
    const values = { ...LENGTHS, 'bust-girth': 360 };
    const asked = await send({ values });
    expect(asked).toEqual({
      ...{ status: 422, code: 'to_confirm' },
      fields: { 'values.bust-girth': 'Bust girth: 36 in = 91.4 cm?' },
    });
    // Insisting on 36 cm does not make it a bust.
    expect((await send({ values, confirmed: ['unit:bust-girth:360'] })).status).toBe(422);
    expect((await send({ values: { ...LENGTHS, 'bust-girth': 914 } })).status).toBe(201);
  });

  it('in centimetres typed as inches are asked about too', async () => {
    const { code, fields } = await send({ unit: 'in', values: { 'waist-girth': 1880 } });
    expect([code, fields]).toEqual(['to_confirm', { 'values.waist-girth': 'Waist girth: 74 cm = 29⅛ in?' }]);
  });

  it('that contradict each other stay when the person says that they are right', async () => {
    const values = { ...LENGTHS, 'under-bust-girth': 930 };
    const asked = await send({ values });
    expect(asked.code).toBe('to_confirm');
    expect(Object.keys(asked.fields ?? {})).toEqual(['values.under-bust-girth', 'values.bust-girth']);
    const key = 'relation:under-bust-girth:bust-girth:930:920';
    expect((await send({ values, confirmed: [key] })).status).toBe(201);
  });

  it('that nobody has are refused', async () => {
    expect(await send({ values: { 'wrist-girth': 30 } })).toMatchObject({ status: 422, code: 'impossible' });
    for (const values of [{}, { height: 0 }, { height: 1680.5 }, { height: 1e9 }, { nose: 40 }])
      expect((await send({ values } as never)).status).toBe(400);
  });

  it('of the future are refused, and a man’s gown is left out', async () => {
    expect(await send({ measuredOn: '2026-11-23' })).toMatchObject({ code: 'measured_later' });
    expect((await send({ measuredOn: '2026-02-30' })).status).toBe(400);
    const person = await signInAs(test);
    const { current } = await saveProfile(test, person, {
      figure: 'man',
      values: { height: 1780, 'gown-length': 1400 },
    });
    expect(current.values).toEqual({ height: 1780 });
  });
});
