import { readSharedConversation } from '@adunni/contracts/conversations/links';
import type { MessageAudience } from '@adunni/contracts/conversations/messages';
import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../kit/audit/tables.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { media } from '../media/tables.ts';
import { photoBytes as photo } from '../media/testing.ts';
import { sweepLinksJob, sweepPhotosJob } from './jobs.ts';
import { countUnread, listInternal, markRead, messagesAbout, readConversation } from './queries.ts';
import {
  claimPhotos,
  eraseConversations,
  type SentMessage,
  shareConversation,
  uploadEarlyPhoto,
  uploadPhoto,
  writeMessage,
} from './service.ts';
import { conversationLinks, messages } from './tables.ts';
import { callAs, closeInquiry, deleteInquiry, inquire, openInquiries, placeOf } from './testing.ts';

let test: TestApp;
let customer: TestPerson;
let maker: TestPerson;
let admin: TestPerson;
let asking: Ctx<Viewer>;
let making: Ctx<Viewer>;
let helping: Ctx<Viewer>;
beforeAll(async () => {
  test = await startTestApp();
  await openInquiries(test);
  customer = await signInAs(test);
  maker = await signInAs(test, 'Designer');
  admin = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello' });
  [asking, making, helping] = [
    callAs(test, customer, 'Customer'),
    callAs(test, maker, 'Designer'),
    callAs(test, admin, 'Admin'),
  ];
});
afterAll(() => test.close());

const write = (ctx: Ctx<Viewer>, id: string, text: string, more: Partial<SentMessage> = {}) =>
  writeMessage(ctx, placeOf(ctx, id), { text, ...more });
const read = (ctx: Ctx<Viewer>, id: string) => readConversation(ctx, placeOf(ctx, id));
const textsFor = async (ctx: Ctx<Viewer>, id: string) => (await read(ctx, id)).messages.map(({ text }) => text);
const refusal = (code: string) => ({ kind: { code } });

describe('messages that only staff see', () => {
  it('are in no answer, count, bell, mail or file of anybody else', async () => {
    const id = await inquire(test, customer, maker);
    await write(helping, id, 'SECRET-staff', { audience: 'staff' });
    await write(helping, id, 'SECRET-maker', { audience: 'maker', topicId: maker._id });
    await write(making, id, 'SECRET-own', { audience: 'maker', topicId: maker._id });
    expect(await textsFor(helping, id)).toEqual([]);
    const notedFor = async (ctx: Ctx<Viewer>) =>
      (await listInternal(ctx, placeOf(ctx, id))).map(({ text, author }) => [author, text]);
    expect(await notedFor(helping)).toEqual([
      ['Folake Bello', 'SECRET-staff'],
      ['Folake Bello', 'SECRET-maker'],
      ['Ngozi Eze', 'SECRET-own'],
    ]);
    expect(await notedFor(making)).toEqual([
      ['Adunni', 'SECRET-maker'],
      ['Ngozi Eze', 'SECRET-own'],
    ]);
    expect(await notedFor(asking)).toEqual([]);
    for (const ctx of [asking, making, helping]) {
      expect(await read(ctx, id)).toEqual({ messages: [], unread: 0 });
      expect(await countUnread(ctx.db, placeOf(ctx, id))).toBe(0);
    }
    const { db } = test.app.deps;
    expect(await messagesAbout(db, 'inquiry', [id])).toEqual([]);
    const token = await db.transaction((tx) =>
      shareConversation(tx, { kind: 'inquiry', subjectId: id, expiresAt: new Date(test.now.getTime() + 1000) }),
    );
    expect((await test.call(readSharedConversation, { params: { token } })).body).toEqual({ messages: [] });
    for (const person of [customer, maker]) {
      expect((await test.call(listNotifications, {}, person)).body.items).toEqual([]);
      expect(await db.select().from(mails).where(eq(mails.recipient, person.email))).toEqual([]);
      expect(JSON.stringify((await test.call(exportAccount, {}, person)).body)).not.toContain('SECRET');
    }
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('SECRET');
  });

  it.each<[MessageAudience, string, () => Ctx<Viewer>]>([
    ['staff', 'the customer', () => asking],
    ['maker', 'the customer', () => asking],
    ['staff', 'the maker', () => making],
  ])('for the %s are not for %s to write', async (audience, _, who) => {
    const id = await inquire(test, customer, maker);
    const written = write(who(), id, 'Hello', { audience, topicId: maker._id });
    await expect(written).rejects.toMatchObject(refusal('forbidden'));
  });

  it('stay unread by nobody: what is read is what was said', async () => {
    const id = await inquire(test, customer, maker);
    const said = await write(helping, id, 'We look into it.');
    const noted = await write(helping, id, 'Be patient with them.', { audience: 'staff' });
    const upTo = { lastId: noted._id, now: test.now };
    expect((await read(asking, id)).unread).toBe(1);
    expect(await markRead(asking.db, placeOf(asking, id), upTo)).toBe(0);
    const rows = await asking.db.select().from(messages).where(eq(messages.subjectId, id)).orderBy(messages._id);
    expect(rows.map(({ _id, readAt }) => [_id, readAt !== null])).toEqual([
      [said._id, true],
      [noted._id, false],
    ]);
  });
});

describe('who speaks', () => {
  it('may be staff who are on neither side, under the name of the house to all but colleagues', async () => {
    const id = await inquire(test, customer, maker);
    await write(asking, id, 'Is anybody there?');
    await write(helping, id, 'We ask them for you.');
    await write(making, id, 'Here I am.');
    const authorsFor = async (ctx: Ctx<Viewer>) =>
      (await read(ctx, id)).messages.map(({ author, isOwn }) => [author, isOwn]);
    expect(await authorsFor(asking)).toEqual([
      ['Ngozi Eze', true],
      ['Adunni', false],
      ['Ireti Stitch House', false],
    ]);
    expect((await authorsFor(helping))[1]).toEqual(['Folake Bello', true]);
    expect((await authorsFor(making))[1]).toEqual(['Adunni', false]);
  });

  it('is one of the sides, or staff: to others there is no such conversation', async () => {
    const id = await inquire(test, customer, maker);
    const strangers = [
      callAs(test, await signInAs(test), 'Customer'),
      callAs(test, await signInAs(test, 'Tailor'), 'Tailor'),
    ];
    for (const ctx of strangers) {
      const place = placeOf(ctx, id);
      await expect(read(ctx, id)).rejects.toMatchObject(refusal('not_found'));
      await expect(write(ctx, id, 'Hello?')).rejects.toMatchObject(refusal('not_found'));
      await expect(uploadPhoto(ctx, place, photo)).rejects.toMatchObject(refusal('not_found'));
      await expect(markRead(ctx.db, place, { lastId: id, now: test.now })).rejects.toMatchObject(refusal('not_found'));
    }
    await expect(write(asking, id, 'To whom?', { topicId: id })).rejects.toMatchObject(refusal('not_found'));
  });

  it('may begin at the same moment as others, and nothing is lost', async () => {
    const id = await inquire(test, customer, maker);
    const words = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(words.map((text, index) => write(index % 2 ? making : asking, id, text)));
    const { messages: all, unread } = await read(asking, id);
    expect(all.map(({ text }) => text).sort()).toEqual([...words].sort());
    expect(all.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id).sort());
    expect(unread).toBe(2);
  });
});

describe('a closed conversation', () => {
  const closed = { kind: { code: 'conversation_closed', status: 409 }, message: expect.stringContaining('is closed') };

  it('takes no message of anybody’s, and stays readable', async () => {
    const id = await inquire(test, customer, maker);
    await write(asking, id, 'Thank you.');
    await closeInquiry(test, id);
    for (const ctx of [asking, making, helping]) await expect(write(ctx, id, 'Wait!')).rejects.toMatchObject(closed);
    expect(await textsFor(asking, id)).toEqual(['Thank you.']);
  });

  it('refuses what was written while it closed', async () => {
    const id = await inquire(test, customer, maker);
    let late: Promise<unknown> = Promise.resolve();
    await closeInquiry(test, id, async () => {
      late = write(asking, id, 'One more thing').catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await late).toMatchObject(closed);
    expect(await textsFor(asking, id)).toEqual([]);
  });
});

it('goes with what it was about, and no other does', async () => {
  const [id, other] = [await inquire(test, customer, maker), await inquire(test, customer, maker)];
  for (const about of [id, other]) await write(asking, about, 'Hello');
  await deleteInquiry(test, id);
  const left = await asking.db
    .select()
    .from(messages)
    .where(inArray(messages.subjectId, [id, other]));
  expect(left.map(({ subjectId }) => subjectId)).toEqual([other]);
});

describe('a link', () => {
  const share = (subjectId: string, seconds: number) =>
    test.app.deps.db.transaction((tx) =>
      shareConversation(tx, {
        kind: 'inquiry',
        subjectId,
        expiresAt: new Date(test.now.getTime() + seconds * 1000),
      }),
    );
  const follow = (token: string) => test.call(readSharedConversation, { params: { token } });

  it('reads its conversation and no other, as the customer sees it, and nobody’s message is its holder’s own', async () => {
    const [id, other] = [await inquire(test, customer, maker), await inquire(test, customer, maker)];
    await write(asking, id, 'Mine.');
    await write(helping, id, 'Ours.');
    await write(asking, other, 'Another matter.');
    const { status, body, headers } = await follow(await share(id, 60));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.messages).toMatchObject([
      { text: 'Mine.', isOwn: false },
      { text: 'Ours.', author: 'Adunni', isOwn: false },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Another|audience|topicId|Folake/);
    expect((await read(making, id)).unread).toBe(1);
  });

  it('only reads: what is sent to it is refused', async () => {
    const id = await inquire(test, customer, maker);
    const token = await share(id, 60);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const sent = { method, body: '{"text":"Hello"}', headers: { 'content-type': 'application/json' } };
      expect((await fetch(`${test.origin}/api/conversations/shared/${token}`, sent)).status).toBe(404);
    }
    expect(await textsFor(asking, id)).toEqual([]);
  });

  it('stops counting when its time is over, and when the conversation is erased', async () => {
    const id = await inquire(test, customer, maker);
    const [short, long] = [await share(id, 60), await share(id, 3600)];
    expect((await follow(`${short.slice(0, -1)}_`)).status).toBe(404);
    const now = test.now;
    test.now = new Date(now.getTime() + 60_000);
    expect([(await follow(short)).status, (await follow(long)).status]).toEqual([404, 200]);
    await sweepLinksJob.run(test.app.deps, {});
    test.now = now;
    const kept = () => test.app.deps.db.select().from(conversationLinks).where(eq(conversationLinks.subjectId, id));
    expect(JSON.stringify(await kept())).not.toContain(long);
    expect(await kept()).toHaveLength(1);
    await test.app.deps.db.transaction((tx) =>
      eraseConversations(test.app.deps, tx, { kind: 'inquiry', subjectIds: [id] }),
    );
    expect((await follow(long)).status).toBe(404);
  });
});

describe('photos', () => {
  const isStored = async (_id: string) =>
    (await test.app.deps.db.select().from(media).where(eq(media._id, _id))).length === 1;

  it('go to a message or are handed to the subject, once, and only for who brought them', async () => {
    const id = await inquire(test, customer, maker);
    const { _id } = await uploadPhoto(asking, placeOf(asking, id), photo);
    const early = await uploadEarlyPhoto(asking, { kind: 'inquiry', alt: 'Photo' }, photo);
    const gone = refusal('photo_gone');
    await expect(write(making, id, 'Mine?', { photoIds: [_id] })).rejects.toMatchObject(gone);
    const written = await write(asking, id, '', { photoIds: [early._id, _id] });
    expect(written.photos.map((shown) => shown._id)).toEqual([early._id, _id]);
    const brought = { kind: 'inquiry', subjectId: id, uploaderId: customer._id };
    const take = (photoId: string, more = {}) =>
      test.app.deps.db.transaction((tx) => claimPhotos(tx, [photoId], { ...brought, ...more }));
    await expect(take(_id)).rejects.toMatchObject(gone);
    const free = await uploadPhoto(asking, placeOf(asking, id), photo);
    await expect(take(free._id, { kind: 'order' })).rejects.toMatchObject(gone);
    expect(await take(free._id)).toMatchObject([{ mediaId: free._id, uploaderId: customer._id }]);
    await expect(take(free._id)).rejects.toMatchObject(gone);
  });

  it('that nobody used are swept away after a day, and those of what is erased at once', async () => {
    const id = await inquire(test, customer, maker);
    const [used, unused] = [
      await uploadPhoto(asking, placeOf(asking, id), photo),
      await uploadPhoto(asking, placeOf(asking, id), photo),
    ];
    await write(asking, id, 'Like this', { photoIds: [used._id] });
    const now = test.now;
    test.now = new Date(now.getTime() + 25 * 3_600_000);
    await sweepPhotosJob.run(test.app.deps, {});
    test.now = now;
    expect([await isStored(used._id), await isStored(unused._id)]).toEqual([true, false]);
    await test.app.deps.db.transaction((tx) =>
      eraseConversations(test.app.deps, tx, { kind: 'inquiry', subjectIds: [id] }),
    );
    expect([await isStored(used._id), await textsFor(asking, id)]).toEqual([false, []]);
  });
});
