import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'contact', file: 'inquiries/contact/contact.page.tsx' },
    { path: 'support/contact', file: 'inquiries/contact/support-contact.page.tsx' },
  ],
  admin: [
    { path: 'support/inquiries', file: 'inquiries/staff/inquiries.page.tsx', label: 'Inquiries', group: 'Support' },
    { path: 'support/inquiries/:id', file: 'inquiries/staff/inquiry.page.tsx' },
  ],
};
