import { commissionResource } from '@adunni/contracts/affiliates/commissions';
import { REFERRAL_WAY_LABELS } from '@adunni/contracts/affiliates/names';
import { Link, useLoaderData } from 'react-router';
import type { Choice } from '../../../kit/resource/form/choices.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { CommissionStatus } from './commission-status.tsx';
import { partnerFilter } from './partner-choices.ts';
import { ReverseButton } from './reverse-button.tsx';

/** The list, with the partners that there are to filter by. */
const pageWith = (partners: readonly Choice[]) =>
  listPage(commissionResource, {
    title: 'Commissions',
    lead: 'What partners earn by each order, and what is held or taken back.',
    cells: {
      partner: ({ partner: { _id, name } }) => (
        <Link to={`../partners/${_id}`} relative="path">
          {name}
        </Link>
      ),
      status: (row) => <CommissionStatus row={row} />,
      via: ({ via, isNewCustomer }) => `${REFERRAL_WAY_LABELS[via]}${isNewCustomer ? ', new customer' : ''}`,
    },
    noWrap: ['orderNumber'],
    hidden: ['dueAt'],
    filters: [
      'status',
      { name: 'partnerId', label: 'Partner', options: partners },
      { name: 'orderedFrom', label: 'Ordered from' },
      { name: 'orderedUntil', label: 'Ordered until' },
    ],
    views: [
      { name: 'On hold', query: 'status=held' },
      { name: 'Not eligible', query: 'status=refused' },
      { name: 'Due', query: 'status=due' },
    ],
    actions: {
      approve: {
        label: 'Approve',
        done: 'approved',
        isFor: ({ status, holdReason }) => status === 'refused' || holdReason === 'staff',
      },
      hold: {
        label: 'Hold',
        done: 'held',
        undo: 'approve',
        isFor: ({ status }) => status === 'pending' || status === 'due',
      },
    },
    bulk: (rows, end) => <ReverseButton rows={rows} end={end} />,
    open: ({ orderId }) => `/admin/orders/${orderId}`,
    searchLabel: 'Partner, code or order number',
    empty: 'No commissions yet. They appear once an order is paid.',
  });

const bare = pageWith([]);

export async function clientLoader(asked: { request: Request }) {
  const chosen = new URL(asked.request.url).searchParams.get('partnerId');
  const [list, partners] = await Promise.all([bare.clientLoader(asked), partnerFilter(chosen)]);
  return { ...list, partners };
}

export const { meta } = bare;

let known: { key: string; Page: () => React.ReactNode } | null = null;

export default function CommissionsPage() {
  const { partners } = useLoaderData<typeof clientLoader>();
  const key = JSON.stringify(partners);
  if (known?.key !== key) known = { key, Page: pageWith(partners).Page };
  return <known.Page />;
}
