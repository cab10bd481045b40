import type { DomainPages } from '../../kit/domain-pages.ts';

const CAMPAIGNS = 'newsletter/campaigns';

export const pages: DomainPages = {
  // Where the links of letters lead.
  shop: [
    { path: 'newsletter/confirm', file: 'newsletter/links/confirm.page.tsx' },
    { path: 'newsletter/unsubscribe', file: 'newsletter/links/unsubscribe.page.tsx' },
  ],
  admin: [
    { path: 'newsletter', file: 'newsletter/list/subscribers.page.tsx', label: 'Newsletter', group: 'Support' },
    { path: CAMPAIGNS, file: 'newsletter/campaigns/campaigns.page.tsx', label: 'Newsletter campaigns' },
    { path: 'newsletter/recipients', file: 'newsletter/list/recipients.page.tsx', label: 'Newsletter results' },
    {
      path: `${CAMPAIGNS}/add`,
      file: 'newsletter/campaigns/campaign-form.page.tsx',
      label: 'New newsletter campaign',
    },
    { path: `${CAMPAIGNS}/edit/:id`, file: 'newsletter/campaigns/campaign-form.page.tsx' },
    { path: `${CAMPAIGNS}/:campaignId`, file: 'newsletter/campaigns/campaign.page.tsx' },
  ],
};
