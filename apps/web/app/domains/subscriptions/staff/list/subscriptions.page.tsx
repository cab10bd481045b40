import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { PLAN_INTERVALS, SUBSCRIPTION_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { statusChoices } from '../../../../kit/resource/form/choices.ts';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';
import { INTERVALS } from '../labels.tsx';
import { Lead } from './lead.tsx';

const page = listPage(subscriptionResource, {
  title: 'Subscriptions',
  lead: <Lead />,
  cells: {
    interval: ({ interval }) => INTERVALS[interval],
  },
  hidden: ['monthly', 'endedAt'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: [{ value: 'paying', label: 'Paying' }, ...statusChoices(SUBSCRIPTION_STATUSES)],
    },
    {
      name: 'interval',
      label: 'Billing interval',
      options: PLAN_INTERVALS.map((value) => ({ value, label: INTERVALS[value] })),
    },
    { name: 'trial', label: 'Trial', options: [{ value: 'yes', label: 'Started as a trial' }] },
    { name: 'ending', label: 'Cancellation', options: [{ value: 'yes', label: 'Set to cancel' }] },
  ],
  empty: 'No subscriptions yet.',
  searchLabel: 'Search by name or email',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
