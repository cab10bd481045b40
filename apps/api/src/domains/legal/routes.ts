import { commonErrors } from '@adunni/contracts/errors';
import { getConsent, setConsent } from '@adunni/contracts/legal/consent';
import { answerTerms, getLegalDocument, getTermsState } from '@adunni/contracts/legal/documents';
import { copyLegalVersion, legalResource } from '@adunni/contracts/legal/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { answer } from './acceptance/acceptance.service.ts';
import { consentOf, decide } from './consent/consent.service.ts';
import { findDocument, termsState } from './queries.ts';
import { legalReads } from './staff/staff.queries.ts';
import { copyVersion, legalWrites } from './staff/staff.service.ts';

/** Serves the legal documents, what people say of the terms, and what they choose about cookies. */
export function legalRoutes(app: FastifyInstance): void {
  mount(app, getLegalDocument, async ({ ctx: { db, clock }, params, query, cacheTags }) => {
    const document = await findDocument(db, params, query, clock());
    cacheTags('legal', 'settings');
    if (!document) throw new Refusal(commonErrors.not_found);
    return { document };
  });
  mount(app, getTermsState, ({ ctx: { db, viewer, clock } }) => termsState(db, viewer?._id ?? null, clock()));
  mount(app, answerTerms, async ({ ctx, body }) => {
    await answer(ctx, body);
    return { message: body.answer === 'accepted' ? 'Thank you. Your acceptance has been saved.' : 'Saved.' };
  });
  mount(app, getConsent, async ({ ctx, request }) => ({ consent: await consentOf(ctx, request) }));
  mount(app, setConsent, async ({ ctx, request, reply, body }) => ({
    consent: await decide(ctx, request, reply, body),
  }));
  mount(app, copyLegalVersion, async ({ ctx, params: { _id }, body: { version } }) => ({
    _id: await copyVersion(ctx, _id, version),
  }));
  crud(app, legalResource, { ...legalReads, ...legalWrites });
}
