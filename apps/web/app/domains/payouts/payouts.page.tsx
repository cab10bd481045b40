import { payoutResource } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { listPage } from '../../kit/resource/list/list-page.tsx';
import { BatchButton } from './batch-button.tsx';

const page = listPage(payoutResource, {
  title: 'Payouts',
  lead: 'Transfers to the bank accounts of makers and partners.',
  noWrap: ['payee'],
  hidden: ['reason', 'accountName', 'settledAt', 'reference'],
  views: [
    { name: 'Failed', query: 'status=failed' },
    { name: 'Needs approval', query: 'status=needs-approval' },
  ],
  filters: ['status'],
  head: (
    <>
      <Button component={Link} to="ledger" relative="path" variant="default">
        Balances
      </Button>
      <BatchButton />
    </>
  ),
  searchLabel: 'Name, account name or reference',
  empty: 'No payouts yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
