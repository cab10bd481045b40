import type { DomainPages } from '../../kit/domain-pages.ts';

const STAFF = 'subscriptions/staff';
const group = 'Subscriptions';

export const pages: DomainPages = {
  shop: [
    { path: 'subscription/plans', file: 'subscriptions/plans/plans.page.tsx' },
    {
      frame: 'subscriptions/frame/subscription-layout.tsx',
      inAccount: true,
      pages: [
        { path: 'account/subscription', file: 'subscriptions/manage/manage.page.tsx' },
        { path: 'subscription', file: 'subscriptions/overview/overview.page.tsx' },
        { path: 'subscription/billing', file: 'subscriptions/billing/billing.page.tsx' },
        { path: 'subscription/usage', file: 'subscriptions/usage/usage.page.tsx' },
        { path: 'subscription/history', file: 'subscriptions/history/history.page.tsx' },
        { path: 'subscription/settings', file: 'subscriptions/settings/settings.page.tsx' },
      ],
    },
  ],
  admin: [
    { path: 'subscriptions', file: `${STAFF}/list/subscriptions.page.tsx`, label: 'Subscriptions', group },
    { path: 'subscriptions/plans', file: `${STAFF}/plans/plans.page.tsx`, label: 'Plans', group },
    { path: 'subscriptions/plans/add', file: `${STAFF}/plans/plan-form.page.tsx`, label: 'Add a plan' },
    { path: 'subscriptions/plans/edit/:id', file: `${STAFF}/plans/plan-form.page.tsx` },
    { path: 'subscriptions/plans/:id', file: `${STAFF}/plans/plan.page.tsx` },
    { path: 'subscriptions/features', file: `${STAFF}/features/features.page.tsx`, label: 'Features', group },
    { path: 'subscriptions/features/add', file: `${STAFF}/features/feature-form.page.tsx`, label: 'Add a feature' },
    { path: 'subscriptions/features/edit/:id', file: `${STAFF}/features/feature-form.page.tsx` },
    {
      path: 'subscriptions/analytics',
      file: `${STAFF}/analytics/analytics.page.tsx`,
      label: 'Subscription analytics',
      group,
    },
    { path: 'subscriptions/:id', file: `${STAFF}/record/subscription.page.tsx` },
  ],
};
