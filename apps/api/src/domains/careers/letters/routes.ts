import { applicationErrors } from '@adunni/contracts/careers/applications';
import * as contract from '@adunni/contracts/careers/letters';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { draftOfLetter, htmlOfLetter, moveWithLetter } from './letters.service.ts';

/** Serves what staff write to applicants. */
export function letterRoutes(app: FastifyInstance): void {
  mount(app, contract.draftLetter, ({ ctx, params: { _id, stage } }) => draftOfLetter(ctx, _id, stage));
  mount(app, contract.previewLetter, async ({ ctx, params: { _id }, body }) => ({
    html: await htmlOfLetter(ctx, _id, body),
  }));
  mount(app, contract.moveApplication, async ({ ctx, params: { _id }, body, request }) => {
    await moveWithLetter(ctx, _id, body, idempotencyKeyOf(request, applicationErrors.application_key_needed));
    return { _id };
  });
}
