import { payoutResource } from '@adunni/contracts/payouts/staff';
import { Link } from 'react-router';
import { moment } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { detailPage } from '../../kit/resource/detail-page.tsx';
import { RetryButton } from './retry-button.tsx';

const page = detailPage(payoutResource, {
  title: 'Payout',
  heading: ({ amount, payee }) => `${naira(amount)} to ${payee.name}`,
  facts: ({ retriedBy }) => [
    'status',
    'reason',
    'reference',
    'bankName',
    'accountNumber',
    'accountName',
    'createdAt',
    'settledAt',
    [
      'Sent again',
      retriedBy && (
        <Link key="retried" to={`../${retriedBy}`} relative="path">
          View replacement payout
        </Link>
      ),
    ],
  ],
  cells: {
    createdAt: ({ createdAt }) => moment(createdAt),
    settledAt: ({ settledAt }) => settledAt && moment(settledAt),
  },
  actions: ({ record }) =>
    (record.status === 'failed' || record.status === 'reversed') &&
    record.retriedBy === null && <RetryButton payout={record} />,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
