import { layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('subscription/plans', 'domains/subscriptions/plans/plans.page.tsx'),
  layout('domains/subscriptions/frame/subscription-layout.tsx', [
    route('account/subscription', 'domains/subscriptions/manage/manage.page.tsx'),
    ...prefix('subscription', [
      route('', 'domains/subscriptions/overview/overview.page.tsx'),
      route('billing', 'domains/subscriptions/billing/billing.page.tsx'),
      route('usage', 'domains/subscriptions/usage/usage.page.tsx'),
      route('history', 'domains/subscriptions/history/history.page.tsx'),
      route('settings', 'domains/subscriptions/settings/settings.page.tsx'),
    ]),
  ]),
];

const STAFF = 'domains/subscriptions/staff';

export const adminRoutes: RouteConfigEntry[] = prefix('subscriptions', [
  route('', `${STAFF}/list/subscriptions.page.tsx`),
  route('analytics', `${STAFF}/analytics/analytics.page.tsx`),
  ...prefix('plans', [
    route('', `${STAFF}/plans/plans.page.tsx`),
    route('add', `${STAFF}/plans/add-plan.page.tsx`),
    route('edit/:planId', `${STAFF}/plans/edit-plan.page.tsx`),
    route(':planId', `${STAFF}/plans/plan.page.tsx`),
  ]),
  ...prefix('features', [
    route('', `${STAFF}/features/features.page.tsx`),
    route('add', `${STAFF}/features/add-feature.page.tsx`),
    route('edit/:featureId', `${STAFF}/features/edit-feature.page.tsx`),
  ]),
  route(':subscriptionId', `${STAFF}/record/subscription.page.tsx`),
]);
