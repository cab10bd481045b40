import { randomUUID } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { type DocumentKind, MAX_DOCUMENTS, verificationErrors } from '@adunni/contracts/makers/verification';
import { mediaErrors } from '@adunni/contracts/media/media';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, count, eq, gt, inArray, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { removeFiles } from '../../../kit/storage/removal.ts';
import type { StoredFiles } from '../../../kit/storage/sweep.ts';
import { claimsPdf, isPdf } from '../../media/rules.ts';
import { readPicture } from '../../media/service.ts';
import { makerDocuments, makers } from '../tables.ts';
import { canEditDocuments, statusOf } from './rules.ts';
import { lockOwnShop } from './shop.queries.ts';

/** The folder of their files. */
const DOCUMENTS = 'maker-documents';
/** Reading an upload is work; nobody needs more than this. */
const UPLOADS = { most: 60, minutes: 60 };

/**
 * Adds a document to the caller’s shop, checked by its content. Pictures are encoded anew, which drops where they were
 * taken. Throws 413, 415 and 422 for what is no document, 422 while the documents are with us, 429.
 */
export async function addDocument(ctx: Ctx<Viewer>, kind: DocumentKind, bytes: Buffer): Promise<void> {
  await limitAttempts(ctx.db, `maker-upload:${ctx.viewer._id}`, UPLOADS, ctx.clock());
  const { data, contentType } = await readDocument(bytes);
  const path = `${DOCUMENTS}/${randomUUID()}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`;
  await ctx.storage.put(path, data);
  try {
    await staffWrite(ctx, async (tx) => {
      const makerId = await lockOpenShop(ctx, tx);
      const [kept] = await tx.select({ rows: count() }).from(makerDocuments).where(eq(makerDocuments.makerId, makerId));
      if ((kept?.rows ?? 0) >= MAX_DOCUMENTS) throw new Refusal(verificationErrors.too_many_documents);
      const values = { makerId, kind, path, contentType, bytes: data.length, createdAt: ctx.clock() };
      await tx.insert(makerDocuments).values(values);
    });
  } catch (error) {
    // Should it stay all the same, it goes a day later, as what no row names does.
    await ctx.storage.remove(path).catch(() => undefined);
    throw error;
  }
}

/** Takes a document of the caller’s shop away for good. Throws 404 for any other, 422 while it is with us. */
export async function removeDocument(ctx: Ctx<Viewer>, documentId: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const shop = await lockOwnShop(ctx, tx);
    const [removed] = await tx
      .delete(makerDocuments)
      .where(and(eq(makerDocuments._id, documentId), eq(makerDocuments.makerId, shop._id)))
      .returning({ path: makerDocuments.path });
    if (!removed) throw new Refusal(commonErrors.not_found);
    requireOpen(shop);
    await removeFiles(ctx, tx, [removed.path]);
  });
}

/**
 * A document’s file for its maker or for staff, whose reading is entered into the audit log first. Staff see what was
 * sent to them, not drafts. Throws 404.
 */
export async function openDocument(ctx: Ctx<Viewer>, documentId: string) {
  const { viewer, db } = ctx;
  const mayRead = isStaff(viewer.role) ? ne(makerDocuments.status, 'draft') : eq(makers.userId, viewer._id);
  const [found] = await db
    .select({ path: makerDocuments.path, contentType: makerDocuments.contentType, makerId: makerDocuments.makerId })
    .from(makerDocuments)
    .innerJoin(makers, eq(makers._id, makerDocuments.makerId))
    .where(and(eq(makerDocuments._id, documentId), mayRead));
  const bytes = found && (await ctx.storage.get(found.path));
  if (!found || !bytes) throw new Refusal(commonErrors.not_found);
  if (isStaff(viewer.role))
    await db.insert(auditEntries).values({
      actorId: viewer._id,
      action: 'Read a document of a workshop',
      table: 'maker_documents',
      rowId: documentId,
      after: { maker_id: found.makerId },
      createdAt: ctx.clock(),
    });
  return { bytes, contentType: found.contentType };
}

/** The files of documents, drafts among them. */
export const storedDocuments: StoredFiles = {
  folder: DOCUMENTS,
  named: async (db, keys) => {
    const { path } = makerDocuments;
    const rows = await db
      .select({ path })
      .from(makerDocuments)
      .where(inArray(path, [...keys]));
    return new Set(rows.map((row) => row.path));
  },
  expected: async (db, after, limit) => {
    const { path } = makerDocuments;
    const rows = await db.select({ path }).from(makerDocuments).where(gt(path, after)).orderBy(asc(path)).limit(limit);
    return rows.map((row) => row.path);
  },
};

/** Removes every document of a person’s workshop, when they are being erased. */
export async function eraseDocuments(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const [maker] = await tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  if (!maker) return;
  const removed = await tx
    .delete(makerDocuments)
    .where(eq(makerDocuments.makerId, maker._id))
    .returning({ path: makerDocuments.path });
  await removeFiles(
    deps,
    tx,
    removed.map(({ path }) => path),
  );
}

async function lockOpenShop(ctx: Ctx<Viewer>, tx: Tx): Promise<string> {
  const shop = await lockOwnShop(ctx, tx);
  requireOpen(shop);
  return shop._id;
}

function requireOpen({ status, submittedAt }: Pick<typeof makers.$inferSelect, 'status' | 'submittedAt'>): void {
  if (!canEditDocuments(statusOf(status, submittedAt))) throw new Refusal(verificationErrors.documents_closed);
}

async function readDocument(bytes: Buffer) {
  if (claimsPdf(bytes)) {
    if (!isPdf(bytes)) throw new Refusal(verificationErrors.broken_document);
    return { data: bytes, contentType: 'application/pdf' as const };
  }
  try {
    return { data: (await readPicture(bytes)).data, contentType: 'image/webp' as const };
  } catch (error) {
    if (error instanceof Refusal && error.kind === mediaErrors.not_a_picture)
      throw new Refusal(verificationErrors.not_a_document, { cause: error });
    throw error;
  }
}
