import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Where the links of letters lead. */
export const siteRoutes: RouteConfigEntry[] = [
  route('newsletter/confirm', 'domains/newsletter/links/confirm.page.tsx'),
  route('newsletter/unsubscribe', 'domains/newsletter/links/unsubscribe.page.tsx'),
];

export const adminRoutes: RouteConfigEntry[] = prefix('newsletter', [
  route('', 'domains/newsletter/list/subscribers.page.tsx'),
  route('recipients', 'domains/newsletter/list/recipients.page.tsx'),
  route('campaigns', 'domains/newsletter/campaigns/campaigns.page.tsx'),
  route('campaigns/add', 'domains/newsletter/campaigns/add-campaign.page.tsx'),
  route('campaigns/edit/:campaignId', 'domains/newsletter/campaigns/edit-campaign.page.tsx'),
  route('campaigns/:campaignId', 'domains/newsletter/campaigns/campaign.page.tsx'),
]);
