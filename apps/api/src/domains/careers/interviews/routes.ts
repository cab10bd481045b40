import { applicationErrors } from '@adunni/contracts/careers/applications';
import * as contract from '@adunni/contracts/careers/interviews';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { findClashesOf } from './interviews.queries.ts';
import { cancelInterview, changeInterview, setInterview } from './interviews.service.ts';
import { proposeTimes } from './proposals.service.ts';

/** Serves interviews to staff. */
export function interviewRoutes(app: FastifyInstance): void {
  mount(app, contract.setInterview, async ({ ctx, params: { _id }, body, request }) => {
    const key = idempotencyKeyOf(request, applicationErrors.application_key_needed);
    return { _id: await setInterview(ctx, _id, body, key) };
  });
  mount(app, contract.proposeTimes, async ({ ctx, params: { _id }, body, request }) => {
    const key = idempotencyKeyOf(request, applicationErrors.application_key_needed);
    return { _id: await proposeTimes(ctx, _id, body, key) };
  });
  mount(app, contract.changeInterview, async ({ ctx, params, body: { version, values } }) => {
    const { _id: applicationId, interviewId } = params;
    await changeInterview(ctx, { applicationId, interviewId, version }, values);
    return { _id: interviewId };
  });
  mount(app, contract.cancelInterview, async ({ ctx, params, body: { version } }) => {
    const { _id: applicationId, interviewId } = params;
    await cancelInterview(ctx, { applicationId, interviewId, version });
    return { _id: interviewId };
  });
  mount(app, contract.findClashes, async ({ ctx: { db }, params: { _id }, body }) => {
    const { startsAt, minutes, interviewerIds, except } = body;
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
    const asked = { applicationId: _id, startsAt, endsAt, interviewerIds, except };
    return { clashes: await findClashesOf(db, asked) };
  });
}
