import { applicationErrors } from '@adunni/contracts/careers/applications';
import * as contract from '@adunni/contracts/careers/staff-applications';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { Refusal } from '../../../kit/errors.ts';
import { givenKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { savedAs } from '../applying/documents.rules.ts';
import { withoutAuthor } from './anonymous.ts';
import { readBoard } from './board.queries.ts';
import { applicationDetail, findApplicationFile } from './detail.queries.ts';
import { applicationReads } from './list.queries.ts';
import { addNote, applicationActions, rate } from './work.service.ts';

/** Serves applications to staff. */
export function applicationRoutes(app: FastifyInstance): void {
  mount(app, contract.getApplicationBoard, ({ ctx: { db }, query: { opening } }) => readBoard(db, opening));
  crud(app, contract.applicationResource, {
    ...applicationReads,
    detail: applicationDetail,
    actions: applicationActions,
  });
  mount(app, contract.noteApplication, async ({ ctx, params: { _id }, body: { text }, request }) => ({
    _id: await addNote(ctx, _id, text, givenKeyOf(request)),
  }));
  mount(app, contract.rateApplication, async ({ ctx, params: { _id }, body }) => {
    await rate(ctx, _id, body);
    return { _id };
  });
  mount(app, contract.getApplicationFile, async ({ ctx: { db, storage }, params: { _id, fileId }, reply }) => {
    const { purpose, position, contentType, path, isBlind } = await findApplicationFile(db, _id, fileId);
    const stored = await storage.get(path);
    if (!stored) throw new Refusal(commonErrors.not_found);
    const bytes = isBlind ? withoutAuthor(stored, contentType) : stored;
    if (!bytes) throw new Refusal(applicationErrors.file_names_author);
    // It was made by anybody: no browser opens it under our name, nor guesses what it is.
    return reply
      .type(contentType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${savedAs(purpose, position, contentType)}"`)
      .send(bytes);
  });
}
