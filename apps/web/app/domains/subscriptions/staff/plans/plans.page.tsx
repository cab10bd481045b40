import { planResource } from '@adunni/contracts/subscriptions/staff';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';

const page = listPage(planResource, {
  title: 'Plans',
  lead: 'Subscription plans in the order customers see them.',
  actions: {
    offer: { label: 'Offer', done: 'on offer', undo: 'withdraw' },
    withdraw: { label: 'Withdraw', done: 'withdrawn', undo: 'offer' },
  },
  add: 'Add a plan',
  empty: 'No plans yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
