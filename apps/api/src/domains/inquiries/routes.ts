import {
  inquiryErrors,
  sendInquiry as sendEndpoint,
  uploadInquiryFile as uploadEndpoint,
} from '@adunni/contracts/inquiries/inquiries';
import {
  answerInquiry as answerEndpoint,
  inquiryResource,
  makeTicketOfInquiry,
} from '@adunni/contracts/inquiries/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { givenKeyOf, idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { readUpload } from '../../kit/http/upload.ts';
import { uploadInquiryFile } from './files/files.service.ts';
import { sendInquiry } from './service.ts';
import { inquiryRecord } from './staff/detail.queries.ts';
import { inquiryList, loadInquiries } from './staff/list.queries.ts';
import { answerInquiry, inquiryActions } from './staff/service.ts';
import { turnIntoTicket } from './staff/ticket.service.ts';

/** Serves inquiries: to anybody who writes to us, and to staff, who answer. */
export function inquiriesRoutes(app: FastifyInstance): void {
  mount(app, sendEndpoint, async ({ body, request, ctx }) => ({
    reference: await sendInquiry(ctx, idempotencyKeyOf(request, inquiryErrors.inquiry_key_needed), body),
  }));
  mount(app, uploadEndpoint, async ({ params, request, ctx }) => ({
    photo: await uploadInquiryFile(ctx, params.draftId, () => readUpload(request, uploadEndpoint)),
  }));
  crud(app, inquiryResource, {
    ...inquiryList,
    load: loadInquiries,
    record: inquiryRecord,
    actions: inquiryActions,
  });
  mount(app, answerEndpoint, async ({ params, body, request, ctx }) => ({
    answerId: await answerInquiry(ctx, params._id, { ...body, key: givenKeyOf(request) }),
  }));
  mount(app, makeTicketOfInquiry, ({ params, body, ctx }) => turnIntoTicket(ctx, params._id, body));
}
