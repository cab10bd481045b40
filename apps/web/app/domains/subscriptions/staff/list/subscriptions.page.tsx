import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import {
  PLAN_INTERVALS,
  SUBSCRIPTION_STATE_LABELS,
  SUBSCRIPTION_STATE_NAMES,
} from '@adunni/contracts/subscriptions/states';
import { shortDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { listPage } from '../../../../kit/resource/list-page.tsx';
import { INTERVALS, State } from '../words.tsx';
import { Lead } from './lead.tsx';

const page = listPage(subscriptionResource, {
  title: 'Subscriptions',
  lead: <Lead />,
  cells: {
    person: ({ person }) => person.name,
    interval: ({ interval }) => INTERVALS[interval],
    amount: ({ amount }) => naira(amount),
    monthly: ({ monthly }) => naira(monthly),
    status: ({ status }) => <State state={status} />,
    cancelAtPeriodEnd: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd && 'Yes',
    periodEnd: ({ periodEnd }) => shortDay(periodEnd),
    startedAt: ({ startedAt }) => shortDay(startedAt),
    endedAt: ({ endedAt }) => endedAt && shortDay(endedAt),
  },
  numeric: ['amount', 'monthly'],
  whole: ['status', 'periodEnd', 'startedAt', 'endedAt'],
  hidden: ['monthly', 'endedAt'],
  filters: [
    {
      name: 'status',
      label: 'State',
      options: [
        { value: 'paying', label: 'Paying' },
        ...SUBSCRIPTION_STATE_NAMES.map((value) => ({ value, label: SUBSCRIPTION_STATE_LABELS[value] })),
      ],
    },
    {
      name: 'interval',
      label: 'Paid per',
      options: PLAN_INTERVALS.map((value) => ({ value, label: INTERVALS[value] })),
    },
    { name: 'trial', label: 'Trial', options: [{ value: 'yes', label: 'Began as a trial' }] },
    { name: 'ending', label: 'Set to end', options: [{ value: 'yes', label: 'Set to end' }] },
  ],
  open: ({ _id }) => _id,
  empty: 'Nobody has subscribed yet.',
  searchLabel: 'Search by name or email',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
