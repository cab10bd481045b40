import type { DomainPages } from '../../../kit/domain-pages.ts';

/** Pages of requests to makers: the customer’s own, the designer’s work, and what staff read. */
export const askingPages = {
  shop: [
    { path: 'account/requests', file: 'studio/asking/own/requests.page.tsx', inAccount: true },
    { path: 'account/requests/new', file: 'studio/asking/own/new-request.page.tsx', inAccount: true },
    { path: 'account/requests/:requestId', file: 'studio/asking/own/request.page.tsx', inAccount: true },
  ],
  designer: [
    { path: 'requests', file: 'studio/asking/work/requests.page.tsx', label: 'Requests', group: 'Orders' },
    { path: 'requests/:id', file: 'studio/asking/work/request.page.tsx' },
  ],
  admin: [
    { path: 'requests', file: 'studio/asking/work/requests.page.tsx', label: 'Requests to makers', group: 'Orders' },
    { path: 'requests/:id', file: 'studio/asking/work/request.page.tsx' },
  ],
} as const satisfies DomainPages;
