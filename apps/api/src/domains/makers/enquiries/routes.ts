import * as contract from '@adunni/contracts/makers/enquiries';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { readConversation } from '../../conversations/queries.ts';
import { asCustomer, asWorker } from '../../conversations/rules.ts';
import { mountConversation, uploadEarlyPhoto } from '../../conversations/service.ts';
import { findEnquiry, listEnquiries } from './queries.ts';
import { contactMaker } from './service.ts';
import { ENQUIRY, enquiryOf, PHOTO_ALT } from './subject.ts';

const SIDES = [
  { as: asCustomer, list: contract.listEnquiries, get: contract.getEnquiry },
  { as: asWorker, list: contract.listEnquiriesAsMaker, get: contract.getEnquiryAsMaker },
];

/** Serves what customers and makers write to each other, to both. */
export function enquiryRoutes(app: FastifyInstance): void {
  mount(app, contract.contactMaker, async ({ params, body, ctx }) => {
    const photoIds = [...new Set(body.photoIds)];
    return { enquiryId: await contactMaker(ctx, params.slug, { text: body.text, photoIds }) };
  });
  mount(app, contract.uploadEnquiryPhoto, async ({ request, ctx }) => ({
    photo: await uploadEarlyPhoto(ctx, { kind: ENQUIRY, alt: PHOTO_ALT }, () =>
      readUpload(request, contract.uploadEnquiryPhoto),
    ),
  }));
  for (const { as, list, get } of SIDES) {
    mount(app, list, async ({ ctx }) => ({ items: await listEnquiries(ctx.db, as(ctx.viewer)) }));
    mount(app, get, async ({ params, ctx }) => {
      const member = as(ctx.viewer);
      const enquiry = await findEnquiry(ctx.db, member, params.enquiryId);
      return { enquiry, ...(await readConversation(ctx, enquiryOf(params.enquiryId, member))) };
    });
  }
  mountConversation(app, {
    customer: { write: contract.writeEnquiry, read: contract.readEnquiry },
    worker: { write: contract.writeEnquiryAsMaker, read: contract.readEnquiryAsMaker },
    placeOf: ({ enquiryId }, member) => enquiryOf(enquiryId, member),
  });
}
