import {
  DOCUMENT_BYTES,
  getMakerDocument,
  getShop,
  MAX_DOCUMENTS,
  removeMakerDocument,
} from '@adunni/contracts/makers/verification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { makerDocuments } from '../tables.ts';
import { eraseDocuments } from './documents.service.ts';
import { openWorkshop, PDF, photo, sendDocument } from './testing.ts';

let test: TestApp;
let maker: Awaited<ReturnType<typeof openWorkshop>>;
let other: Awaited<ReturnType<typeof openWorkshop>>;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  [maker, other] = [await openWorkshop(test), await openWorkshop(test, 'Tailor')];
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const read = (_id: string, by?: TestPerson) => test.call(getMakerDocument, { params: { _id } }, by);
const rowsOf = ({ makerId }: { makerId: string }) =>
  test.app.deps.db.select().from(makerDocuments).where(eq(makerDocuments.makerId, makerId));

describe('a document', () => {
  it('is told by its content, and a photo keeps nothing but its pixels', async () => {
    await sendDocument(test, maker, 'identity', PDF);
    const { status, body } = await sendDocument(test, maker, 'workshop', await photo());
    expect(status).toBe(200);
    expect(body.documents.map(({ kind, contentType, status }) => [kind, contentType, status])).toEqual([
      ['identity', 'application/pdf', 'draft'],
      ['workshop', 'image/webp', 'draft'],
    ]);
    const rows = await rowsOf(maker);
    expect(rows.every(({ path }) => /^maker-documents\/[0-9a-f-]{36}\.(pdf|webp)$/.test(path))).toBe(true);
    const stored = await test.app.deps.storage.get(rows.find(({ kind }) => kind === 'workshop')?.path ?? '');
    expect(stored?.includes('Secret place')).toBe(false);
    expect(await test.app.deps.db.select().from(media)).toEqual([]);
  });

  it.each([
    ['HTML', '<html><script>alert(1)</script></html>', 415],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a PDF that breaks off', PDF.subarray(0, 30), 422],
    ['a script behind the sign of a PDF', '%PDF-<script>alert(1)</script>%%EOF', 422],
    ['nothing', '', 415],
    ['more than ten megabytes', Buffer.alloc(DOCUMENT_BYTES + 1, 1), 413],
  ])('is not: %s', async (_, bytes, status) => {
    const { status: answered, body } = await sendDocument(test, maker, 'identity', bytes);
    expect(answered).toBe(status);
    expect(body.message).not.toMatch(/sharp|vips|stack|buffer/i);
    expect(await rowsOf(maker)).toHaveLength(2);
  });

  it('is kept in a number that parallel uploads cannot pass', async () => {
    const eager = await openWorkshop(test);
    const sent = await Promise.all(
      Array.from({ length: MAX_DOCUMENTS + 3 }, () => sendDocument(test, eager, 'guarantor', PDF)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(MAX_DOCUMENTS);
    expect(await rowsOf(eager)).toHaveLength(MAX_DOCUMENTS);
  });
});

describe('reading', () => {
  it('is for the maker and the staff, who see no drafts, and is never cached', async () => {
    const [document] = await rowsOf(maker);
    const own = await read(document?._id ?? '', maker);
    expect([own.status, own.headers['cache-control'], own.headers['content-type']]).toEqual([
      200,
      'no-store',
      'application/pdf',
    ]);
    expect(own.headers['content-disposition']).toBe('attachment; filename="document.pdf"');
    expect(own.headers['x-content-type-options']).toBe('nosniff');
    expect((await read(document?._id ?? '', other)).status).toBe(404);
    expect((await read(document?._id ?? '', admin)).status).toBe(404);
    expect((await read(document?._id ?? '')).status).toBe(401);
    expect((await read(document?._id ?? '', await signInAs(test))).status).toBe(403);
  });

  it('by staff is entered into the log, each time, and by the maker is not', async () => {
    const [document] = await rowsOf(maker);
    const _id = document?._id ?? '';
    await test.app.deps.db.update(makerDocuments).set({ status: 'submitted' }).where(eq(makerDocuments._id, _id));
    for (const by of [admin, maker, admin]) expect((await read(_id, by)).status).toBe(200);
    const log = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id));
    expect(log.filter(({ action }) => action.startsWith('Read')).map(({ actorId }) => actorId)).toEqual([
      admin._id,
      admin._id,
    ]);
  });
});

describe('removing', () => {
  it('is for the maker only and takes the file along', async () => {
    const { body } = await sendDocument(test, other, 'identity', PDF);
    const params = { _id: body.documents[0]?._id ?? '' };
    const [row] = await rowsOf(other);
    expect((await test.call(removeMakerDocument, { params }, maker)).status).toBe(404);
    expect((await test.call(removeMakerDocument, { params }, other)).body.documents).toEqual([]);
    await expect.poll(() => test.app.deps.storage.get(row?.path ?? '')).toBeNull();
    expect((await test.call(removeMakerDocument, { params }, other)).status).toBe(404);
  });

  it('happens to all of them with the erasure of the person', async () => {
    await sendDocument(test, other, 'identity', PDF);
    const [row] = await rowsOf(other);
    await test.app.deps.db.transaction((tx) => eraseDocuments(test.app.deps, tx, other._id));
    expect(await rowsOf(other)).toEqual([]);
    await expect.poll(() => test.app.deps.storage.get(row?.path ?? '')).toBeNull();
    expect((await test.call(getShop, {}, other)).body.documents).toEqual([]);
  });
});
