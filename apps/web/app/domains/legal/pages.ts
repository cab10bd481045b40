import { LEGAL_DOCUMENT_NAMES } from '@adunni/contracts/legal/names';
import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'legal', file: 'legal/staff/versions.page.tsx', label: 'Legal documents', group: 'System' },
    { path: 'legal/add', file: 'legal/staff/draft-form.page.tsx', label: 'Add a legal document' },
    { path: 'legal/edit/:id', file: 'legal/staff/draft-form.page.tsx' },
    { path: 'legal/:id', file: 'legal/staff/version-record.page.tsx' },
  ],
  shop: LEGAL_DOCUMENT_NAMES.map((path) => ({ path, file: 'legal/documents/document.page.tsx' })),
};
