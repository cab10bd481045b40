import * as contract from '@adunni/contracts/careers/applications';
import { chooseTime, getInterviewFile } from '@adunni/contracts/careers/interviews';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { apply } from './apply.service.ts';
import { uploadFile } from './files.service.ts';
import { chooseByLink, interviewFile, readByLink, withdrawByLink } from './link.service.ts';

const RECEIVED = 'Thank you. We emailed you a link to your application.';

/** Serves those who apply: without an account, and by the link that is mailed to them. */
export function applyingRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadApplicationFile, async ({ ctx, params, request }) => ({
    photo: await uploadFile(ctx, params, () => readUpload(request, contract.uploadApplicationFile)),
  }));
  mount(app, contract.applyForOpening, async ({ ctx, params: { slug }, body, request }) => {
    const key = idempotencyKeyOf(request, contract.applicationErrors.application_key_needed);
    await apply(ctx, slug, key, body);
    return { message: RECEIVED };
  });
  mount(app, contract.getApplication, async ({ ctx, params: { token }, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return { application: await readByLink(ctx, token) };
  });
  mount(app, getInterviewFile, async ({ ctx, params: { token, interviewId }, reply }) => {
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    reply.header('content-disposition', 'attachment; filename="interview.ics"');
    return interviewFile(ctx, token, interviewId);
  });
  mount(app, chooseTime, async ({ ctx, params: { token, interviewId } }) => {
    await chooseByLink(ctx, token, interviewId);
    return { message: 'Your interview is confirmed.' };
  });
  mount(app, contract.withdrawApplication, async ({ ctx, params: { token } }) => {
    await withdrawByLink(ctx, token);
    return { message: 'Your application was withdrawn.' };
  });
}
