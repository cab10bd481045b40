import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Endpoint } from '@adunni/contracts/endpoint';
import { articleResource } from '@adunni/contracts/help/staff';
import { streamNotifications } from '@adunni/contracts/notifications/notifications';
import { fillPath } from '@adunni/contracts/request';
import { cannedResource } from '@adunni/contracts/support/canned/canned';
import { streamTicket } from '@adunni/contracts/support/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../domains/conversations/tables.ts';
import { signInAs, type TestPerson } from '../domains/identity/testing.ts';
import { notifications } from '../domains/notifications/tables.ts';
import { answer, openTicket } from '../domains/support/testing.ts';
import { mails } from '../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { ACCESS } from './expectations.ts';
import { openTenant } from './tenant-fixture.ts';

/** What is searched for, and the words beside it that nobody but staff may ever be sent. */
const SOUGHT = 'planted';
const SECRET = `secret-${randomUUID()}`;
const PLANTED = `${SOUGHT} ${SECRET}`;

let test: TestApp;
let admin: TestPerson;
let ids: Record<string, string>;
let outsiders: readonly (TestPerson | null)[];
let ticket: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  const { owner, customer, ready: _, measured: __, ...tenant } = await openTenant(test, 'Kolade & Thread');
  const about = { kind: 'order-part', id: tenant.partId } as const;
  ticket = await openTicket(test, customer, { about, subject: `My ${SOUGHT} order` });
  ids = { ...tenant, ticketId: ticket.ticketId, staffTicketId: ticket._id };
  outsiders = [null, customer, owner, await signInAs(test)];
});
afterAll(() => test.close());

const isStream = ({ produces }: Endpoint): boolean => produces === 'text/event-stream';

/** Every call that reads and admits somebody who is not staff. */
const open = (): Endpoint[] =>
  [...test.app.endpoints].filter(({ method, path }) => {
    const [, expected] = ACCESS.find(([name]) => name === `${method} ${path}`) ?? [];
    const admitsOutsiders = expected && [expected.visitor, expected.Customer, expected.Designer].includes('let in');
    return method === 'GET' && admitsOutsiders;
  });

/** The addresses by which a call is tried: with the id of its name, else with every id there is, and as a search. */
function addressesOf({ path }: Endpoint): string[] {
  const [name] = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const values = name === undefined ? [''] : ids[name] ? [ids[name]] : Object.values(ids);
  const plain = values.map((value) => path.replace(/:\w+/g, encodeURIComponent(value)));
  return name === undefined ? [path, `${path}?q=${SOUGHT}`] : plain;
}

const read = async (address: string, who: TestPerson | null): Promise<string> => {
  const response = await fetch(test.origin + address, { headers: who ? { 'x-access-token': who.token } : {} });
  return `${response.status} ${await response.text()}`;
};

/** All that outsiders read, by caller and address. */
async function readAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const endpoint of open().filter((each) => !isStream(each)))
    for (const address of addressesOf(endpoint))
      await Promise.all(
        outsiders.map(async (who, index) => answers.set(`${index} ${address}`, await read(address, who))),
      );
  return answers;
}

/** Follows every stream that admits somebody who is not staff; what each has told until now. */
async function followAll(): Promise<Map<string, string>> {
  const streamed = new Map<string, string>();
  const addresses = open()
    .filter(isStream)
    .flatMap((each) => addressesOf(each))
    .filter((address) => !address.includes('?'));
  for (const address of addresses)
    for (const [index, who] of outsiders.entries()) {
      const headers = who ? { 'x-access-token': who.token } : {};
      const [response] = (await once(get(test.origin + address, { headers, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      const name = `${index} ${address}`;
      if (response.statusCode !== 200) response.resume();
      else response.setEncoding('utf8').on('data', (chunk) => streamed.set(name, (streamed.get(name) ?? '') + chunk));
    }
  return streamed;
}

/** How many of something an answer counts. */
const countsIn = (text: string): string[] => text.match(/"(total|unread|unreadCount|count|ticketCount)":\d+/g) ?? [];

/** Writes for staff only into every conversation that there is, and where else staff keep words of their own. */
async function plant(): Promise<void> {
  const { db } = test.app.deps;
  const subjects = await db
    .selectDistinctOn([messages.subjectId], { kind: messages.subjectKind, id: messages.subjectId })
    .from(messages);
  expect(new Set(subjects.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  await db.insert(messages).values(
    subjects.map(({ kind, id }) => ({
      ...{ subjectKind: kind, subjectId: id, side: 'staff' as const, audience: 'staff' as const },
      ...{ authorId: admin._id, text: PLANTED, createdAt: test.now },
    })),
  );
  const body = { title: PLANTED, body: `Dear {{firstName}}, ${PLANTED}` };
  expect((await test.call(cannedResource.create, { body }, admin)).status).toBe(201);
  const article = { title: PLANTED, slug: 'planted', category: 'ordering', summary: PLANTED, body: PLANTED } as const;
  const draft = { ...article, position: 1, relatedIds: [], categoryIds: [], productIds: [] };
  expect((await test.call(articleResource.create, { body: draft }, admin)).status).toBe(201);
}

it('is read by staff, and neither shown, found nor counted anywhere else', async () => {
  const streamed = await followAll();
  const before = await readAll();
  await plant();
  const after = await readAll();

  const leaking = [...after].filter(([, text]) => text.includes(SECRET)).map(([address]) => address);
  expect(leaking).toEqual([]);
  const recounted = [...after].filter(
    ([address, text]) => countsIn(text).join() !== countsIn(before.get(address) ?? '').join(),
  );
  expect(recounted.map(([address]) => address)).toEqual([]);
  expect([...after.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(100);
  expect([...after].filter(([, text]) => text.startsWith('5'))).toEqual([]);

  for (const address of [
    `/api/staff/tickets/${ticket._id}`,
    cannedResource.path,
    articleResource.path,
    `/api/staff/tickets?q=${SECRET}`,
  ])
    expect(await read(address, admin), address).toMatch(/^200 /);
  expect(await read(`/api/staff/tickets/${ticket._id}`, admin)).toContain(SECRET);
  expect(await read(cannedResource.path, admin)).toContain(SECRET);

  // What follows on the stream and by mail comes after all that was planted.
  await answer(test, ticket._id, 'We are looking into it.', admin);
  await expect.poll(() => streamed.get(`1 ${streamNotifications.path}`)).toContain(ticket.ticket.ticketNumber);
  const byLink = fillPath(streamTicket, { params: { ticketId: ticket.ticketId } });
  for (const caller of outsiders.keys())
    await expect.poll(() => streamed.get(`${caller} ${byLink}`)).toContain('"status":"Pending"');
  expect([...streamed].filter(([, text]) => text.includes(SECRET)).map(([name]) => name)).toEqual([]);
  const { db } = test.app.deps;
  const sent = JSON.stringify([await db.select().from(mails), await db.select().from(notifications)]);
  expect(sent).toContain('We are looking into it.');
  expect(sent).not.toContain(SECRET);
}, 400_000);
