import { partnerResource } from '@adunni/contracts/affiliates/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(partnerResource, {
  title: 'Partners',
  lead: 'People who recommend the shop for a commission.',
  noWrap: ['code'],
  filters: ['status'],
  views: [
    { name: 'Applications', query: 'status=applied' },
    { name: 'Active', query: 'status=active' },
    { name: 'Suspended', query: 'status=suspended' },
  ],
  actions: {
    approve: {
      label: 'Approve',
      done: 'approved',
      isFor: ({ status }) => status === 'applied' || status === 'declined',
    },
    reinstate: { label: 'Reinstate', done: 'reinstated', isFor: ({ status }) => status === 'suspended' },
  },
  searchLabel: 'Name, code or website',
  empty: 'No applications yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
