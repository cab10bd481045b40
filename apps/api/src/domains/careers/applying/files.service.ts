import { randomUUID } from 'node:crypto';
import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { FilePurpose } from '@adunni/contracts/careers/apply-forms';
import type { AttachedFile } from '@adunni/contracts/conversations/files';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Ctx, Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { receiveUpload } from '../../../kit/http/upload.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { removeFiles } from '../../../kit/storage/removal.ts';
import { readAttachment } from '../../media/service.ts';
import { jobApplicationFiles } from '../tables.ts';
import { documentKind } from './documents.rules.ts';
import { virusCheckOf } from './virus-check.service.ts';

/** Files that come from one network. */
const PER_NETWORK = { most: 60, minutes: 60 };
/** Where the files of applications lie. */
export const APPLICATION_FILES = 'applications';
const UNSENT_MS = 2 * DAY_MS;

/** How a file is told of that nobody is shown before it is sent: by no address. */
const UNSHOWN = { url: '', width: 0, height: 0, alt: '', dominant: '#ffffff', isDocument: true };

/** Stores a file for an application that is yet to be sent. Throws 413, 415, 422, 429. */
export async function uploadFile(
  ctx: Ctx,
  { draftId, purpose }: { draftId: string; purpose: FilePurpose },
  read: () => Promise<Buffer>,
): Promise<AttachedFile> {
  await limitAttempts(ctx.db, `application-file:${networkOf(ctx.address)}`, PER_NETWORK, ctx.clock());
  return receiveUpload(ctx, async () => {
    const { data, contentType } = await checked(purpose, await read());
    const virusCheck = await virusCheckOf(ctx, data);
    const path = `${APPLICATION_FILES}/${randomUUID()}`;
    await ctx.storage.put(path, data);
    const [row] = await ctx.db
      .insert(jobApplicationFiles)
      .values({ draftId, purpose, path, contentType, bytes: data.length, virusCheck, createdAt: ctx.clock() })
      .returning({ _id: jobApplicationFiles._id, bytes: jobApplicationFiles.bytes });
    if (!row) throw new Error('the file was not stored');
    return { ...UNSHOWN, ...row };
  });
}

/** A CV as it is; anything else a PDF as it is, or a photo of which nothing but the pixels is kept. */
async function checked(purpose: FilePurpose, bytes: Buffer): Promise<{ data: Buffer; contentType: string }> {
  if (purpose !== 'cv') return readAttachment(bytes);
  const kind = documentKind(bytes);
  if (kind === 'unknown') throw new Refusal(applicationErrors.not_a_cv);
  if (kind === 'broken') throw new Refusal(applicationErrors.broken_cv);
  if (kind === 'macros') throw new Refusal(applicationErrors.cv_with_macros);
  return { data: bytes, contentType: kind.contentType };
}

/** Gives files of a draft to its application, each once and for what it was brought. Throws 422. */
export async function claimFiles(
  tx: Tx,
  draftId: string,
  applicationId: string,
  wanted: readonly { _id: string; purpose: FilePurpose }[],
): Promise<void> {
  for (const [position, { _id, purpose }] of wanted.entries()) {
    const given = await tx
      .update(jobApplicationFiles)
      .set({ applicationId, position })
      .where(
        and(
          eq(jobApplicationFiles._id, _id),
          eq(jobApplicationFiles.draftId, draftId),
          eq(jobApplicationFiles.purpose, purpose),
          isNull(jobApplicationFiles.applicationId),
        ),
      )
      .returning({ _id: jobApplicationFiles._id });
    if (given.length === 0) throw new Refusal(applicationErrors.application_file_gone);
  }
}

/** Takes files away for good; the rows go with the transaction, what lies in storage after it. */
export async function dropFiles(deps: Pick<Deps, 'jobs'>, tx: Tx, applicationIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(jobApplicationFiles)
    .where(inArray(jobApplicationFiles.applicationId, [...applicationIds]))
    .returning({ path: jobApplicationFiles.path });
  await removeFiles(
    deps,
    tx,
    gone.map(({ path }) => path),
  );
}

/** Takes away files of drafts that were never sent. */
export async function sweepUnsent(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNSENT_MS);
  await deps.db.transaction(async (tx) => {
    const gone = await tx
      .delete(jobApplicationFiles)
      .where(and(isNull(jobApplicationFiles.applicationId), lt(jobApplicationFiles.createdAt, before)))
      .returning({ path: jobApplicationFiles.path });
    await removeFiles(
      deps,
      tx,
      gone.map(({ path }) => path),
    );
  });
}
