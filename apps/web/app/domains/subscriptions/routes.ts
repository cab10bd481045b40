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
