import type { StaffPages } from '../../kit/staff-pages.ts';

const STAFF = 'subscriptions/staff';
const group = 'Subscriptions';

export const pages: StaffPages = {
  admin: [
    { path: 'subscriptions', file: `${STAFF}/list/subscriptions.page.tsx`, label: 'Subscriptions', group },
    { path: 'subscriptions/plans', file: `${STAFF}/plans/plans.page.tsx`, label: 'Plans', group },
    { path: 'subscriptions/plans/add', file: `${STAFF}/plans/plan-form.page.tsx`, label: 'Add a plan' },
    { path: 'subscriptions/plans/edit/:id', file: `${STAFF}/plans/plan-form.page.tsx` },
    { path: 'subscriptions/plans/:planId', file: `${STAFF}/plans/plan.page.tsx` },
    { path: 'subscriptions/features', file: `${STAFF}/features/features.page.tsx`, label: 'Features', group },
    { path: 'subscriptions/features/add', file: `${STAFF}/features/feature-form.page.tsx`, label: 'Add a feature' },
    { path: 'subscriptions/features/edit/:id', file: `${STAFF}/features/feature-form.page.tsx` },
    {
      path: 'subscriptions/analytics',
      file: `${STAFF}/analytics/analytics.page.tsx`,
      label: 'Subscription analytics',
      group,
    },
    { path: 'subscriptions/:subscriptionId', file: `${STAFF}/record/subscription.page.tsx` },
  ],
};
