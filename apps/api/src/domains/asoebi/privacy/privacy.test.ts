import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@adunni/contracts/endpoint';
import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { fillPath } from '@adunni/contracts/request';
import { searchStaff } from '@adunni/contracts/search/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Sheet } from '../../../kit/documents/sheet.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { guestForm } from '../guests/testing.ts';
import { asoEbiEvents } from '../tables.ts';
import { emptyForm } from '../testing.ts';
import { helpWith, type Mark, type MarkedGuest, openWalk, type Walk } from './testing.ts';

let test: TestApp;
let walk: Walk;
let callers: [string, Who][];
/** What each caller got to see by which call. */
const seen = new Map<string, Map<string, Set<string>>>();

/** A caller: an account, or none, and the keys that they hold. */
interface Who {
  account?: TestPerson;
  holds?: Partial<Pick<MarkedGuest, 'linkKey' | 'orderKey' | 'reference'> & { waitingKey: string }>;
}

beforeAll(async () => {
  test = await startTestApp();
  walk = await openWalk(test);
  const [ada, bisi] = walk.guests;
  const [bride, groom] = walk.groups.map(({ groupId }) => groupId);
  const help = async (rights: Parameters<typeof helpWith>[2]) => ({ account: await helpWith(test, walk, rights) });
  callers = [
    ['visitor', {}],
    ['stranger', { account: await signInAs(test) }],
    ['the other workshop', { account: walk.shops[1]?.owner as TestPerson }],
    ['its workshop', { account: walk.shops[0]?.owner as TestPerson }],
    ['who waits', { holds: { waitingKey: walk.waiting.waitingKey } }],
    ['Bisi', { holds: bisi ?? {} }],
    ['Ada', { holds: ada ?? {} }],
    ['coordinator of the groom', await help({ seesGuests: true, groupId: groom ?? null })],
    ['coordinator of the bride', await help({ seesGuests: true, groupId: bride ?? null })],
    ['who sees nothing', await help({})],
    ['who sees guests', await help({ seesGuests: true })],
    ['who sees money', await help({ seesMoney: true })],
    ['who edits', await help({ edits: true })],
    ['host', { account: walk.host }],
  ];
}, 60_000);
afterAll(() => test.close());

const nowhere = 'a'.repeat(22);
const first = () => walk.groups[0] as Walk['groups'][number];
const member = { email: 'new-helper@example.com', role: 'co-host', seesGuests: true, seesMoney: true, edits: true };
const contact = { name: 'Somebody New', phone: '+2348090000000' };
const versioned = async (more: object = {}) => {
  const [event] = await test.app.deps.db.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, walk.eventId));
  return { version: event?.version, ...more };
};
const order = () => guestForm({ packageId: first().packageId, handoverId: walk.handoverId });
const read = {};

/** Every call about aso-ebi, with what it sends; what ends something comes last. */
const CALLS: Record<string, object | (() => object | Promise<object>)> = {
  'GET /api/aso-ebi/swatches': read,
  'GET /api/aso-ebi/events': read,
  'GET /api/aso-ebi/events/:eventId': read,
  'GET /api/aso-ebi/events/:eventId/members': read,
  'GET /api/aso-ebi/invitations': read,
  'GET /api/aso-ebi/events/:eventId/makers': read,
  'GET /api/aso-ebi/events/:eventId/readiness': read,
  'GET /api/aso-ebi/events/:eventId/dashboard': read,
  'GET /api/aso-ebi/events/:eventId/supplier-sheet': read,
  'GET /api/aso-ebi/events/:eventId/packing-list': read,
  'GET /api/aso-ebi/events/:eventId/guests': read,
  'GET /api/aso-ebi/events/:eventId/guests.csv': read,
  'GET /api/aso-ebi/events/:eventId/reminders': { query: { kind: 'pay' } },
  'GET /api/aso-ebi/events/:eventId/sets': read,
  'GET /api/aso-ebi/events/:eventId/links': read,
  'GET /api/aso-ebi/events/:eventId/waiting': read,
  'GET /api/aso-ebi/events/:eventId/cancellation': read,
  'GET /api/aso-ebi/work': read,
  'GET /api/aso-ebi/work/:invitationId': read,
  'GET /api/aso-ebi/work/:invitationId/sets': read,
  'GET /api/aso-ebi/work/:invitationId/measurements': read,
  'GET /api/aso-ebi/work/:invitationId/packing-list': read,
  'GET /api/aso-ebi/makers/:invitationId/messages': read,
  'GET /api/staff/aso-ebi-work/:invitationId/messages': read,
  'GET /api/aso-ebi/links/:linkKey': read,
  'GET /api/aso-ebi/links/:linkKey/preview': read,
  'GET /api/aso-ebi/orders': read,
  'GET /api/aso-ebi/orders/:orderKey': read,
  'GET /api/aso-ebi/orders/:orderKey/receipt': read,
  'GET /api/aso-ebi/payments/:reference': read,
  'GET /api/aso-ebi/waiting/:waitingKey': read,
  'GET /api/staff/aso-ebi-events': read,
  'GET /api/staff/aso-ebi-events/:_id': read,
  'GET /api/staff/aso-ebi-events/export.csv': read,
  'GET /api/staff/aso-ebi-events/:eventId/cancellation': read,
  'GET /api/staff/aso-ebi-events/:eventId/sets': { query: { q: 'ASO' } },
  'POST /api/staff/aso-ebi-sets/:setId/disputes': { body: { note: 'Torn.' } },
  'POST /api/staff/aso-ebi-disputes/:disputeId/decision': { body: { favour: 'maker', refund: 0, decision: 'No.' } },
  'POST /api/staff/aso-ebi-events/:eventId/groups/:groupId/hold': read,
  'DELETE /api/staff/aso-ebi-events/:eventId/groups/:groupId/hold': read,
  'PUT /api/aso-ebi/work/:invitationId/tailor': { body: { tailorId: null } },
  'POST /api/aso-ebi/events/:eventId/guests/:guestId/message': { body: { kind: 'pay' } },
  'POST /api/aso-ebi/events/:eventId/reminders': () => ({
    body: { kind: 'pay', guestIds: walk.guests.map(({ guestId }) => guestId) },
  }),
  'POST /api/aso-ebi/links/:linkKey/opened': read,
  'PUT /api/aso-ebi/links/:linkKey/answer': { body: { ...contact, answer: 'own' } },
  'POST /api/aso-ebi/links/:linkKey/orders': () => ({ body: order() }),
  'POST /api/aso-ebi/links/:linkKey/waiting': () => ({
    body: { ...contact, email: null, packageId: first().packageId, quantity: 1 },
  }),
  'POST /api/aso-ebi/orders/:orderKey/payments': read,
  'PUT /api/aso-ebi/orders/:orderKey': () => ({
    body: { ...contact, email: null, handoverId: walk.handoverId, address: '', sets: [] },
  }),
  'POST /api/aso-ebi/orders/:orderKey/cancelling': { body: { setIds: [randomUUID()] } },
  'POST /api/aso-ebi/orders/:orderKey/cancel': { body: { setIds: [randomUUID()], refund: 0 } },
  'POST /api/aso-ebi/waiting/:waitingKey/order': () => ({ body: order() }),
  'POST /api/aso-ebi/work/:invitationId/stages': { body: { setIds: [randomUUID()], to: 'in-production' } },
  'POST /api/aso-ebi/work/:invitationId/proposals': () => ({
    body: {
      over: 1,
      form: {
        lines: [{ packageId: first().packageId, price: 46_000, capacity: 90 }],
        ...{ readyOn: '2199-01-01', validDays: 14, note: '' },
      },
    },
  }),
  'POST /api/aso-ebi/work/:invitationId/withdraw': () => ({ body: { proposalId: first().proposalId } }),
  'POST /api/aso-ebi/work/:invitationId/refuse': { body: { note: '' } },
  'POST /api/aso-ebi/makers/:invitationId/messages': { body: { text: 'Shall we meet?' } },
  'POST /api/aso-ebi/makers/:invitationId/messages/read': { body: { lastId: randomUUID() } },
  'POST /api/aso-ebi/makers/:invitationId/photos': read,
  'POST /api/staff/aso-ebi-work/:invitationId/messages': { body: { text: 'Tomorrow at ten.' } },
  'POST /api/staff/aso-ebi-work/:invitationId/messages/read': { body: { lastId: randomUUID() } },
  'POST /api/staff/aso-ebi-work/:invitationId/photos': read,
  'POST /api/aso-ebi/events/:eventId/members': { body: { ...member, groupId: null } },
  'PUT /api/aso-ebi/events/:eventId/members/:memberId': { body: { ...member, groupId: null } },
  'DELETE /api/aso-ebi/events/:eventId/members/:memberId': read,
  'POST /api/aso-ebi/events/:eventId/membership': read,
  'POST /api/aso-ebi/events/:eventId/makers': () => ({
    body: { groupId: first().groupId, makerSlug: walk.shops[1]?.slug, note: '' },
  }),
  'DELETE /api/aso-ebi/events/:eventId/makers/:invitationId': read,
  'POST /api/aso-ebi/events/:eventId/proposals/:proposalId/accept': read,
  'POST /api/aso-ebi/events/:eventId/proposals/:proposalId/decline': { body: { note: '' } },
  'POST /api/aso-ebi/events/:eventId/guests/import': () => ({
    body: { groupId: first().groupId, text: 'New Guest, 08090000001', isCheck: false },
  }),
  'PUT /api/aso-ebi/events/:eventId/guests/:guestId': () => ({
    body: { groupId: first().groupId, name: 'Ada Guest', phone: '', email: '', tableCode: '7', note: '' },
  }),
  'DELETE /api/aso-ebi/events/:eventId/guests/:guestId': read,
  'POST /api/aso-ebi/events/:eventId/handed-out': { body: { setIds: [randomUUID()], isHandedOut: true } },
  'POST /api/aso-ebi/events/:eventId/waiting/:waitingId/offer': read,
  'POST /api/aso-ebi/waiting/:waitingKey/leave': read,
  'PUT /api/aso-ebi/events/:eventId': async () => ({ body: await versioned({ form: emptyForm() }) }),
  'PATCH /api/aso-ebi/events/:eventId': async () => ({
    body: await versioned({ form: { story: 'Join us.', handovers: [], packages: [] } }),
  }),
  'DELETE /api/aso-ebi/events/:eventId': read,
  'POST /api/aso-ebi/events/:eventId/cover': read,
  'DELETE /api/aso-ebi/events/:eventId/cover': read,
  'POST /api/aso-ebi/events/:eventId/open': async () => ({ body: await versioned() }),
  'POST /api/aso-ebi/events/:eventId/close': async () => ({ body: await versioned() }),
  'POST /api/aso-ebi/events/:eventId/groups/:groupId/link': read,
  'DELETE /api/aso-ebi/events/:eventId/groups/:groupId/link': read,
  'DELETE /api/aso-ebi/events/:eventId/guests/:guestId/link': read,
  'POST /api/staff/aso-ebi-events/actions': () => ({ body: { action: 'hold', ids: [walk.eventId] } }),
  'POST /api/staff/aso-ebi-events/:eventId/host': async () => ({
    body: await versioned({ email: 'new-host@example.com' }),
  }),
  'POST /api/staff/aso-ebi-events/:eventId/cancel': async () => ({
    body: await versioned({ refund: 1, reason: 'No.' }),
  }),
  'POST /api/aso-ebi/events/:eventId/cancel': async () => ({ body: await versioned({ refund: 1, reason: 'No.' }) }),
  'DELETE /api/aso-ebi/events/:eventId/membership': read,
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const served = () => new Map([...test.app.endpoints].map((one) => [nameOf(one), one]));

/** What was drawn in each file, since one that is kept is not drawn again. */
const wordsOfFiles = new Map<string, string>();

/** All that a call answers with, the words of a PDF too. */
async function answer(endpoint: Endpoint, { account, holds }: Who, sent: { query?: object; body?: object }) {
  const { groupId, invitationId, proposalId } = first();
  const params = {
    ...{ eventId: walk.eventId, _id: walk.eventId, groupId, invitationId, proposalId, memberId: randomUUID() },
    ...{
      setId: randomUUID(),
      disputeId: randomUUID(),
      guestId: walk.guests[0]?.guestId,
      waitingId: walk.waiting.waitingId,
    },
    ...{ linkKey: nowhere, orderKey: nowhere, reference: nowhere, waitingKey: nowhere, ...holds },
  };
  const drawn = vi.spyOn(Sheet.prototype, 'text');
  const response = await fetch(test.origin + fillPath(endpoint, { params, query: sent.query } as never), {
    method: endpoint.method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(account && { 'x-access-token': account.token }),
      ...(sent.body && { 'content-type': 'application/json' }),
    },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  });
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const words = drawn.mock.calls.map(([word]) => word).join(' ') || (wordsOfFiles.get(file) ?? '');
  drawn.mockRestore();
  wordsOfFiles.set(file, words);
  const text = `${Buffer.from(file, 'latin1')} ${words}`;
  expect(response.status, nameOf(endpoint)).toBeLessThan(500);
  return text;
}

/** Notes what of which guest stands in a text; money without what groups its digits. */
function note(name: string, where: string, text: string): void {
  const plain = text.replaceAll(',', '');
  const found = seen.get(name) ?? new Map<string, Set<string>>();
  seen.set(name, found);
  for (const [index, { marks }] of walk.guests.entries())
    for (const [mark, value] of Object.entries(marks)) {
      if (!(mark === 'money' ? plain : text).includes(value)) continue;
      const what = `${['Ada', 'Bisi', 'Chi'][index]}’s ${mark}`;
      found.set(what, (found.get(what) ?? new Set()).add(where));
    }
  for (const [what, value] of [
    ['the waiting phone', walk.waiting.phone.slice(4)],
    ['the waiting key', walk.waiting.waitingKey],
  ] as const)
    if (text.includes(value)) found.set(what, (found.get(what) ?? new Set()).add(where));
}

const of = (names: readonly string[], ...marks: Mark[]) =>
  names.flatMap((name) => marks.map((mark) => `${name}’s ${mark}`));
const BRIDE = ['Ada', 'Bisi'];
const ALL = [...BRIDE, 'Chi'];
const OWN = ['phone', 'email', 'body', 'money', 'key', 'payment', 'address'] as const;

/** What each caller sees: guests what is their own, hosts how to reach guests, workshops how they are sewn. */
const MAY_SEE: Record<string, string[]> = {
  'its workshop': of(BRIDE, 'body', 'address'),
  'who waits': ['the waiting phone'],
  Bisi: of(['Bisi'], ...OWN),
  Ada: of(['Ada'], ...OWN),
  'coordinator of the groom': of(['Chi'], 'phone', 'email', 'note', 'address'),
  'coordinator of the bride': of(BRIDE, 'phone', 'email', 'note', 'address'),
  'who sees guests': of(ALL, 'phone', 'email', 'note', 'address'),
  host: of(ALL, 'phone', 'email', 'note', 'address', 'money'),
};

it('knows what to send to every call about aso-ebi', () => {
  const about = [...served().keys()].filter((name) => name.includes('aso-ebi'));
  expect(about.sort()).toEqual(Object.keys(CALLS).sort());
});

it('shows everybody what is theirs to know and nothing else: in answers, PDFs, mails, notices, files and the search', async () => {
  const endpoints = served();
  for (const [call, sent] of Object.entries(CALLS))
    for (const [name, who] of callers) {
      const endpoint = endpoints.get(call);
      if (endpoint) note(name, call, await answer(endpoint, who, typeof sent === 'function' ? await sent() : sent));
    }
  for (const [name, { account }] of callers) {
    if (!account) continue;
    const { db } = test.app.deps;
    note(name, 'mails', JSON.stringify(await db.select().from(mails).where(eq(mails.recipient, account.email))));
    note(name, 'notices', JSON.stringify((await test.call(listNotifications, {}, account)).body));
    note(name, 'file', JSON.stringify((await test.call(exportAccount, {}, account)).body));
    note(name, 'search', JSON.stringify((await test.call(searchStaff, { query: { q: 'ASO' } }, account)).body));
  }
  const got = Object.fromEntries([...seen].map(([name, found]) => [name, [...found.keys()].sort()]));
  expect(
    got,
    JSON.stringify([...seen].map(([name, found]) => [name, [...found].map(([what, at]) => [what, [...at]])])),
  ).toEqual(Object.fromEntries(callers.map(([name]) => [name, [...(MAY_SEE[name] ?? [])].sort()])));
}, 60_000);
