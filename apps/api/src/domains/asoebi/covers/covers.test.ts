import { getLinkPreview, removeCover, uploadCover } from '@adunni/contracts/asoebi/covers';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { getGuestEvent } from '@adunni/contracts/asoebi/guest';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { renewGroupLink, revokeGroupLink } from '@adunni/contracts/asoebi/waiting';
import { fillPath } from '@adunni/contracts/request';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { photoBytes } from '../../media/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { eraseHosted } from '../accounts/hosted.service.ts';
import { type OpenEvent, openWedding } from '../hosting/testing.ts';
import { keepDraft } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let host: TestPerson;
let wedding: OpenEvent;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
beforeEach(async () => {
  host = await signInAs(test);
  wedding = await openWedding(test, host, shop);
});
afterAll(() => test.close());

async function upload(eventId: string, as: TestPerson, bytes?: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes ?? (await photoBytes()))]), 'cover.jpg');
  const path = test.origin + fillPath(uploadCover, { params: { eventId } });
  const answer = await fetch(path, { method: 'POST', headers: { 'x-access-token': as.token }, body });
  return {
    status: answer.status,
    body: (await answer.json()) as { cover: { _id: string; url: string }; code?: string },
  };
}
const linkOf = async () => {
  const sent = { params: { eventId: wedding.eventId, groupId: wedding.groupId } };
  return (await test.call(renewGroupLink, sent, host)).body.items[0]?.key ?? '';
};
const served = async (url: string) => (await fetch(`${test.origin}${url}/640.webp`)).status;

it('shows a cover to the host, to guests and in previews, and replaces it', async () => {
  const linkKey = await linkOf();
  const first = (await upload(wedding.eventId, host)).body.cover;
  const second = (await upload(wedding.eventId, host)).body.cover;
  expect(await served(second.url)).toBe(200);
  await expect.poll(() => served(first.url)).toBe(404);
  const { event } = (await test.call(getOwnEvent, { params: { eventId: wedding.eventId } }, host)).body;
  expect(event).toMatchObject({ cover: { _id: second._id }, version: wedding.event.version });
  expect((await test.call(getGuestEvent, { params: { linkKey } })).body.event.cover?._id).toBe(second._id);
  const { preview } = (await test.call(getLinkPreview, { params: { linkKey } })).body;
  expect(Object.keys(preview).sort()).toEqual(['celebrants', 'city', 'cover', 'day', 'kind', 'title']);
  expect(preview).toMatchObject({ title: 'Tiwa weds Dapo', cover: { _id: second._id } });
  expect((await test.call(removeCover, { params: { eventId: wedding.eventId } }, host)).body).toEqual({ cover: null });
  await expect.poll(() => served(second.url)).toBe(404);
});

it('takes no cover from others, none that is no picture, and none while staff look into the event', async () => {
  const { eventId } = wedding;
  const staff = await signInAs(test, 'Admin');
  for (const as of [await signInAs(test), shop.owner, staff]) {
    expect((await upload(eventId, as)).status).toBe(404);
    expect((await test.call(removeCover, { params: { eventId } }, as)).status).toBe(404);
  }
  expect((await upload(eventId, host, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  await test.call(asoEbiEventResource.act, { body: { action: 'hold', ids: [eventId] } }, staff);
  expect((await upload(eventId, host)).body.code).toBe('event_held');
});

it('says nothing to a link that was revoked or belongs to a draft', async () => {
  const linkKey = await linkOf();
  const params = { eventId: wedding.eventId, groupId: wedding.groupId };
  await test.call(revokeGroupLink, { params }, host);
  expect((await test.call(getLinkPreview, { params: { linkKey } })).status).toBe(404);
});

it('goes with the draft, and with the host', async () => {
  const { _id } = await keepDraft(test, host);
  const covers = [(await upload(_id, host)).body.cover, (await upload(wedding.eventId, host)).body.cover];
  expect(await Promise.all(covers.map(({ url }) => served(url)))).toEqual([200, 200]);
  await test.app.deps.db.transaction((tx) => eraseHosted(test.app.deps, tx, host._id));
  for (const { url } of covers) await expect.poll(() => served(url)).toBe(404);
});
