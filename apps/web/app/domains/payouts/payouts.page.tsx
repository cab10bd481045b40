import { PAYOUT_STATE_LABELS, payoutResource } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { listPage } from '../../kit/resource/list-page.tsx';
import { BatchButton } from './batch-button.tsx';
import { PayoutStateWord } from './payout-state.tsx';

const page = listPage(payoutResource, {
  title: 'Payouts',
  lead: 'What was sent to makers’ banks, and how far it is.',
  cells: {
    maker: ({ maker }) => maker.name,
    amount: ({ amount }) => naira(amount),
    state: ({ state }) => <PayoutStateWord state={state} />,
    createdAt: ({ createdAt }) => shortDay(createdAt),
    settledAt: ({ settledAt }) => settledAt && shortDay(settledAt),
  },
  numeric: ['amount'],
  whole: ['maker', 'state', 'createdAt', 'settledAt'],
  hidden: ['reason', 'accountName', 'settledAt', 'reference'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: Object.entries(PAYOUT_STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  open: ({ _id }) => _id,
  head: (
    <>
      <Button component={Link} to="ledger" relative="path" variant="default">
        Balances
      </Button>
      <BatchButton />
    </>
  ),
  searchLabel: 'Maker, account name or reference',
  empty: 'Nothing was paid out yet. A batch pays every maker what is available to them.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
