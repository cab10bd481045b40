import { TRIAL_DAYS } from '@adunni/contracts/subscriptions/statuses';
import {
  cancelSubscription as cancelEndpoint,
  changePlan as changeEndpoint,
  changeSubscriptionSettings,
  getMySubscription as getMySubscriptionEndpoint,
  getSubscriptionSettings,
  listPlans as listPlansEndpoint,
  listSubscriptionEvents,
  pauseSubscription as pauseEndpoint,
  previewChange as previewEndpoint,
  resumeSubscription as resumeEndpoint,
  startTrial as startTrialEndpoint,
  subscribe as subscribeEndpoint,
  undoCancel as undoCancelEndpoint,
  undoChange as undoChangeEndpoint,
} from '@adunni/contracts/subscriptions/subscriptions';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { billingRoutes } from './billing/routes.ts';
import { invoiceDocumentRoutes } from './document/routes.ts';
import { cancelSubscription, changeSettings, undoCancel } from './person/cancel.service.ts';
import { changePlan, previewChange, undoChange } from './person/change.service.ts';
import { pauseSubscription, resumeSubscription } from './person/pause.service.ts';
import { startTrial, subscribe } from './person/subscribe.service.ts';
import { listPlans } from './plans/queries.ts';
import { getMySubscription, getSettings, listEvents } from './queries.ts';
import { staffSubscriptionsRoutes } from './staff/routes.ts';
import { usageRoutes } from './usage/routes.ts';

/** Serves plans to everybody, and people their own subscriptions. */
export function subscriptionsRoutes(app: FastifyInstance): void {
  mount(app, listPlansEndpoint, async ({ ctx, cacheTags }) => {
    cacheTags('plans');
    return { plans: await listPlans(ctx.db, ctx.clock()), trialDays: TRIAL_DAYS };
  });
  mount(app, getMySubscriptionEndpoint, async ({ ctx }) => ({ data: await getMySubscription(ctx.db, ctx.viewer._id) }));
  mount(app, startTrialEndpoint, async ({ body, ctx }) => ({ subscription: await startTrial(ctx, body) }));
  mount(app, subscribeEndpoint, ({ body, ctx }) => subscribe(ctx, body));
  mount(app, previewEndpoint, ({ body, ctx }) => previewChange(ctx, body));
  mount(app, changeEndpoint, ({ body, ctx }) => changePlan(ctx, body));
  mount(app, undoChangeEndpoint, ({ ctx }) => undoChange(ctx));
  mount(app, pauseEndpoint, ({ body, ctx }) => pauseSubscription(ctx, body.months));
  mount(app, resumeEndpoint, ({ ctx }) => resumeSubscription(ctx));
  mount(app, cancelEndpoint, ({ body, ctx }) => cancelSubscription(ctx, body.reason));
  mount(app, undoCancelEndpoint, ({ ctx }) => undoCancel(ctx));
  mount(app, listSubscriptionEvents, ({ query, ctx }) => listEvents(ctx.db, ctx.viewer._id, query));
  mount(app, getSubscriptionSettings, async ({ ctx }) => ({ settings: await getSettings(ctx.db, ctx.viewer._id) }));
  mount(app, changeSubscriptionSettings, async ({ body, ctx }) => ({ settings: await changeSettings(ctx, body) }));
  billingRoutes(app);
  invoiceDocumentRoutes(app);
  usageRoutes(app);
  staffSubscriptionsRoutes(app);
}
