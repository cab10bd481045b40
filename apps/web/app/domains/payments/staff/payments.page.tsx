import { paymentResource } from '@adunni/contracts/payments/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { paidText } from './paid-text.ts';

const page = listPage(paymentResource, {
  title: 'Payments',
  lead: 'What customers paid, what was refunded, and what needs attention.',
  noWrap: ['subject'],
  hidden: ['reference', 'provider'],
  cells: { refunded: (row) => (row.refunded > 0 ? paidText(row.refunded, row.currency) : '—') },
  views: [{ name: 'Needs attention', query: 'attention=any' }],
  filters: [
    {
      name: 'attention',
      label: 'Needs attention',
      options: [
        { value: 'any', label: 'Any reason' },
        { value: 'refund', label: 'Refund problem' },
        { value: 'reversed', label: 'Reversed by the provider' },
      ],
    },
    'status',
  ],
  searchLabel: 'Number or payment reference',
  empty: 'No payments yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
