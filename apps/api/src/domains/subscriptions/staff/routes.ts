import { refundErrors } from '@adunni/contracts/orders/refunds';
import * as contract from '@adunni/contracts/subscriptions/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { resolvePeriod } from '../../../kit/periods.rules.ts';
import { readAnalytics } from './analytics/queries.ts';
import { cancelAsStaff } from './cancel.service.ts';
import { compSubscription } from './comp.service.ts';
import { loadSubscriptions, subscriptionList } from './list.queries.ts';
import { featureList, loadFeatures } from './plans/features.queries.ts';
import { createFeature, featureActions, updateFeature } from './plans/features.service.ts';
import { loadPlans, planList, planRecord } from './plans/plans.queries.ts';
import { addPrice, createPlan, planActions, updatePlan } from './plans/plans.service.ts';
import { subscriptionRecord } from './record.queries.ts';
import { refundInvoice } from './refund.service.ts';

/** Serves subscriptions, plans and features to those who run the marketplace. */
export function staffSubscriptionsRoutes(app: FastifyInstance): void {
  crud(app, contract.subscriptionResource, {
    ...subscriptionList,
    load: loadSubscriptions,
    record: subscriptionRecord,
  });
  mount(app, contract.getSubscriptionAnalytics, ({ query, ctx }) =>
    readAnalytics(ctx.db, resolvePeriod(query, ctx.clock())),
  );
  mount(app, contract.compSubscription, ({ params, body, ctx }) => compSubscription(ctx, params.subscriptionId, body));
  mount(app, contract.staffCancelSubscription, ({ params, body, ctx }) =>
    cancelAsStaff(ctx, params.subscriptionId, body),
  );
  mount(app, contract.refundInvoice, ({ params, body, ctx, request }) =>
    refundInvoice(ctx, { ...params, ...body, key: idempotencyKeyOf(request, refundErrors.refund_key_missing) }),
  );
  planRoutes(app);
}

function planRoutes(app: FastifyInstance): void {
  crud(app, contract.planResource, {
    ...planList,
    load: loadPlans,
    record: planRecord,
    create: createPlan,
    update: updatePlan,
    actions: planActions,
  });
  mount(app, contract.addPlanPrice, async ({ params, body, ctx }) => ({
    price: await addPrice(ctx, params.planId, body),
  }));
  crud(app, contract.featureResource, {
    ...featureList,
    load: loadFeatures,
    create: createFeature,
    update: updateFeature,
    actions: featureActions,
  });
}
