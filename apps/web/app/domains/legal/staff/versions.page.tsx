import { legalResource } from '@adunni/contracts/legal/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { DOCUMENT_CHOICES, VERSION_CELLS } from './version-cells.ts';

const page = listPage(legalResource, {
  title: 'Legal documents',
  lead: 'Terms and policies, with every version that they have had.',
  cells: VERSION_CELLS,
  filters: ['status', { name: 'document', label: 'Document', options: DOCUMENT_CHOICES }],
  add: 'Add a legal document',
  empty: 'No legal documents yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
