import { randomUUID } from 'node:crypto';
import { exportAccount, requestDeletion } from '@adunni/contracts/identity/account';
import { register } from '@adunni/contracts/identity/identity';
import { getConsent, setConsent } from '@adunni/contracts/legal/consent';
import { answerTerms, getLegalDocument, getTermsState } from '@adunni/contracts/legal/documents';
import { copyLegalVersion, legalResource } from '@adunni/contracts/legal/staff';
import { listOrders } from '@adunni/contracts/orders/orders';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../identity/testing.ts';
import { notifications } from '../notifications/tables.ts';
import { customerWith, openShop, place } from '../orders/testing.ts';
import { announceTerms } from './acceptance/announce.service.ts';
import { takeEffectJob } from './jobs.ts';
import { eraseLegalData } from './service.ts';
import { cookieConsents, legalVersions, termsAnswers } from './tables.ts';
import { publishVersion } from './testing.ts';

const DAY = 86_400_000;
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const days = (count: number): Date => new Date(test.now.getTime() + count * DAY);
const pass = (count: number): void => {
  test.now = days(count);
};
const state = async (as?: TestPerson) => (await test.call(getTermsState, {}, as)).body;
const read = (query: object = {}) => test.call(getLegalDocument, { params: { name: 'terms' }, query });
const answer = (versionId: string, said: 'accepted' | 'later' | 'seen', as: TestPerson) =>
  test.call(answerTerms, { body: { versionId, answer: said } }, as);
const answersOf = (userId: string) =>
  test.app.deps.db.select().from(termsAnswers).where(eq(termsAnswers.userId, userId));

it('shows what holds now, held on a day, and is announced', async () => {
  expect((await read()).status).toBe(404);
  await publishVersion(test, { number: 1, effectiveAt: days(-30), body: '## One\n\nTax is {{taxPercent}}.' });
  await publishVersion(test, { number: 2, effectiveAt: days(-2), body: '## Two' });
  await publishVersion(test, { number: 3, effectiveAt: days(14), body: '## Three', whatChanged: 'A third.' });
  const { document } = (await read()).body;
  expect([document.version.label, document.time, document.next?.label, document.versions.length]).toEqual([
    ...['2', 'now', '3', 3],
  ]);
  const day = (at: Date): string => at.toISOString().slice(0, 10);
  const old = (await read({ on: day(days(-10)) })).body.document;
  expect([old.version.label, old.time, old.body[1]?.lines[0]?.[0]?.text]).toEqual(['1', 'past', 'Tax is 5%.']);
  expect((await read({ version: '3' })).body.document).toMatchObject({ time: 'future', next: null });
  expect([(await read({ on: '2001-01-01' })).status, (await read({ version: '9' })).status]).toEqual([404, 404]);
  pass(15);
  expect((await read()).body.document.version.label).toBe('3');
});

it('asks a session that is open already about new terms, once, and nobody about a typo', async () => {
  const first = await publishVersion(test, { number: 1, effectiveAt: days(-30) });
  let [yes, no] = [await signInAs(test), await signInAs(test)];
  for (const person of [yes, no]) await answer(first._id, 'accepted', person);
  expect(await state(yes)).toMatchObject({ asks: false, announces: false, next: null });
  await publishVersion(test, { number: 1, correction: 1, isMinor: true });
  expect((await state(yes)).asks).toBe(false);
  const second = await publishVersion(test, { number: 2, effectiveAt: days(14) });
  expect(await state(yes)).toMatchObject({ asks: false, announces: true, next: { label: '2' } });
  await answer(second._id, 'seen', yes);
  expect(await state(yes)).toMatchObject({ asks: false, announces: false });
  expect((await answer(second._id, 'accepted', yes)).status).toBe(409);
  pass(15);
  [yes, no] = [await signInAgain(test, yes), await signInAgain(test, no)];
  expect([(await state(yes)).asks, (await state(no)).asks, (await state()).asks]).toEqual([true, true, false]);
  await answer(second._id, 'accepted', yes);
  await answer(second._id, 'later', no);
  expect([(await state(yes)).asks, (await state(no)).asks]).toEqual([false, false]);
  // Who declined still reaches orders, export and deletion.
  expect((await test.call(listOrders, {}, no)).status).toBe(200);
  expect((await test.call(exportAccount, {}, no)).body).toMatchObject({
    legal: {
      terms: [
        { version: '1', answer: 'accepted' },
        { version: '2', answer: 'later' },
      ],
    },
  });
  expect((await test.call(requestDeletion, { body: { password: 'wrong' } }, no)).error.code).not.toBe('terms_outdated');
});

it('records the terms that were shown at registration and checkout, also when they changed meanwhile', async () => {
  const first = await publishVersion(test, { number: 1, effectiveAt: days(-30) });
  const form = { firstName: 'Amaka', lastName: 'Obi', email: 'amaka@example.com', password: 'a long enough password' };
  const { body } = await test.call(register, { body: { ...form, termsVersionId: first._id } });
  expect(await answersOf(body.user._id)).toMatchObject([{ versionId: first._id, occasion: 'registration' }]);
  const other = { ...form, email: 'other@example.com' };
  const unknown = { ...other, termsVersionId: randomUUID() };
  expect(await test.call(register, { body: unknown })).toMatchObject({
    status: 409,
    error: { code: 'terms_outdated' },
  });

  const shop = await openShop(test);
  let person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
  await publishVersion(test, { number: 2 });
  const order = () => place(test, person, { termsVersionId: first._id });
  pass(1.5);
  person = await signInAgain(test, person);
  expect((await order()).error.code).toBe('terms_outdated');
  pass(-1);
  person = await signInAgain(test, person);
  expect((await order()).status).toBe(201);
  expect(await answersOf(person._id)).toMatchObject([{ versionId: first._id, occasion: 'checkout' }]);
  expect((await state(person)).asks).toBe(true);
  // Erasing keeps under which terms the kept order was placed, and nothing else.
  const second = (await state()).inForce?._id ?? '';
  await answer(second, 'later', person);
  await test.app.deps.db.transaction((tx) => eraseLegalData(tx, person._id));
  expect(await answersOf(person._id)).toMatchObject([{ occasion: 'checkout' }]);
});

it('asks next whoever registered without naming the terms that they were shown', async () => {
  await publishVersion(test, { number: 1, effectiveAt: days(-30) });
  const form = { firstName: 'Amaka', lastName: 'Obi', email: 'early@example.com', password: 'a long enough password' };
  const { body, status } = await test.call(register, { body: form });
  expect([status, await answersOf(body.user._id)]).toEqual([201, []]);
  expect((await test.call(getTermsState, {}, { token: body.token })).body.asks).toBe(true);
});

it('keeps what was published, and what people said, as it was', async () => {
  const { db } = test.app.deps;
  const version = await publishVersion(test, { number: 1, tookEffectAt: test.now });
  const person = await signInAs(test);
  await answer(version._id, 'accepted', person);
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(db.execute(statement).catch((error) => Promise.reject(error.cause))).rejects.toThrow(/never|append-only/);
  await refused(sql`update legal_versions set body = 'Other.'`);
  await refused(sql`update legal_versions set effective_at = now() - interval '1 year'`);
  await refused(sql`delete from legal_versions`);
  await refused(sql`update terms_answers set answer = 'later'`);
  await refused(sql`delete from terms_answers`);
});

it('is drafted, scheduled with notice, withdrawn and published by staff; two editors are told apart', async () => {
  let admin = await signInAs(test, 'Admin');
  const customer = await signInAs(test);
  const values = { document: 'terms' as const, body: '## A\n\nOld words.', whatChanged: 'First.', isMinor: false };
  const draft = async (more: object = {}) =>
    (await test.call(legalResource.create, { body: { ...values, startsAt: null, ...more } }, admin)).body._id;
  const act = async (action: 'publish' | 'withdraw' | 'remove', _id: string) =>
    (await test.call(legalResource.act, { body: { action, ids: [_id] } }, admin)).body.results[0];
  const get = async (_id: string) => (await test.call(legalResource.get, { params: { _id } }, admin)).body;
  const first = await draft();
  expect((await act('publish', first))?.ok).toBe(true);
  expect((await get(first)).record).toMatchObject({ status: 'in-force', label: '1', comparedWith: null });
  const change = (_id: string, version: number, body: string) =>
    test.call(
      legalResource.update,
      { params: { _id }, body: { version, values: { ...values, startsAt: days(20).toISOString(), body } } },
      admin,
    );
  expect((await change(first, (await get(first)).version, 'Other.')).error.message).toMatch(/can’t be changed/);

  const { body: copied } = await test.call(
    copyLegalVersion,
    { params: { _id: first }, body: { version: (await get(first)).version } },
    admin,
  );
  const both = await Promise.all([
    change(copied._id, 1, '## A\n\nNew words.'),
    change(copied._id, 1, '## A\n\nNewer words.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get(copied._id)).record.changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  const soon = await draft({ startsAt: days(3).toISOString() });
  expect((await act('publish', soon))?.message).toMatch(/14 days/);
  expect((await act('publish', copied._id))?.ok).toBe(true);
  expect((await get(copied._id)).record).toMatchObject({ status: 'scheduled', label: '2' });
  expect((await act('publish', await draft({ startsAt: days(30).toISOString() })))?.message).toMatch(/already/);

  await announceTerms(test.app.deps, copied._id);
  await announceTerms(test.app.deps, copied._id);
  const told = await test.app.deps.db.select().from(notifications).where(eq(notifications.userId, customer._id));
  expect(told.filter(({ kind }) => kind === 'terms-change')).toHaveLength(1);

  const typo = await draft({ isMinor: true, body: '## A\n\nOld word.' });
  expect((await act('publish', typo))?.ok).toBe(true);
  expect((await get(typo)).record).toMatchObject({ status: 'in-force', label: '1.1' });
  expect((await get(first)).record.status).toBe('replaced');
  expect((await act('withdraw', copied._id))?.ok).toBe(true);
  expect((await get(copied._id)).record.status).toBe('draft');
  expect((await act('publish', copied._id))?.ok).toBe(true);
  pass(21);
  admin = await signInAgain(test, admin);
  await takeEffectJob.run(test.app.deps, {});
  expect((await act('withdraw', copied._id))?.message).toMatch(/Only a scheduled/);
  expect((await act('remove', soon))?.ok).toBe(true);
  expect((await act('remove', typo))?.ok).toBe(false);
  expect(await test.app.deps.db.select().from(legalVersions).where(eq(legalVersions._id, soon))).toEqual([]);
});

it('keeps a no as a no, by the cookie of the server, and logs each choice with the policy that held', async () => {
  const no = { searches: false, 'help-votes': false };
  const policy = await publishVersion(test, { document: 'cookies', number: 1 });
  await publishVersion(test, { document: 'terms', number: 7 });
  const next = await publishVersion(test, { document: 'cookies', number: 2, effectiveAt: days(10) });
  const { body, headers } = await test.call(setConsent, { body: { choices: no } });
  expect(body.consent).toMatchObject({ choices: no, policyVersion: '1' });
  const [cookie = ''] = [headers['set-cookie']].flat().map(String);
  expect(cookie).toMatch(/^adunni_consent=.{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax/);
  const device = { cookie: cookie.split(';')[0] ?? '' };
  pass(30);
  // Policies that came since change nothing about what was agreed to.
  expect((await test.call(getConsent, {}, device)).body.consent).toMatchObject({ choices: no, policyVersion: '1' });
  expect((await test.call(getConsent)).body.consent).toBeNull();
  const yes = { searches: true, 'help-votes': false };
  await test.call(setConsent, { body: { choices: yes } }, device);
  expect((await test.call(getConsent, {}, device)).body.consent?.choices).toEqual(yes);
  const logged = await test.app.deps.db.select().from(cookieConsents);
  expect(logged.map(({ choices, userId, policyVersionId }) => [choices, userId, policyVersionId])).toEqual([
    [no, null, policy._id],
    [yes, null, next._id],
  ]);
  expect(cookie).not.toContain(logged[0]?.deviceHash);
  const person = await signInAs(test);
  await test.call(setConsent, { body: { choices: no } }, person);
  expect((await test.call(exportAccount, {}, person)).body).toMatchObject({
    legal: { cookieChoices: [{ choices: no, policyVersion: '2' }] },
  });
  // On a device that nobody has chosen on, the choice of the account holds.
  expect((await test.call(getConsent, {}, person)).body.consent?.choices).toEqual(no);
  pass(366);
  expect((await test.call(getConsent, {}, device)).body.consent).toBeNull();
});
