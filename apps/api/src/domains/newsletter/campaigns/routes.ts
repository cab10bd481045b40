import * as calls from '@adunni/contracts/newsletter/campaigns';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { campaignList, campaignRecord, countReaders, loadCampaigns, loadRecipients, recipientList } from './queries.ts';
import {
  campaignActions,
  createCampaign,
  previewCampaign,
  sendCampaign,
  testCampaign,
  updateCampaign,
} from './service.ts';

/** Serves the campaigns of the newsletter to those who run the marketplace. */
export function campaignRoutes(app: FastifyInstance): void {
  crud(app, calls.campaignResource, {
    ...campaignList,
    load: loadCampaigns,
    record: campaignRecord,
    create: createCampaign,
    update: updateCampaign,
    actions: campaignActions,
  });
  crud(app, calls.recipientResource, { ...recipientList, load: loadRecipients });
  mount(app, calls.getAudience, async ({ ctx }) => ({ confirmed: await countReaders(ctx) }));
  mount(app, calls.previewCampaign, ({ body, ctx }) => previewCampaign(ctx, body));
  mount(app, calls.sendCampaign, async ({ params, body, ctx }) => ({
    version: await sendCampaign(ctx, params._id, body),
  }));
  mount(app, calls.testCampaign, async ({ params, ctx }) => {
    await testCampaign(ctx, params._id);
    return { message: `Email is on its way to ${ctx.viewer.email}.` };
  });
}
