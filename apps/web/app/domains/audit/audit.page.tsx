import { auditResource } from '@adunni/contracts/audit/audit';
import { Link } from 'react-router';
import { listPage } from '../../kit/resource/list/list-page.tsx';
import { Changes } from './changes.tsx';

const page = listPage(auditResource, {
  title: 'Audit log',
  lead: 'All changes by staff and makers, with previous values. Entries can’t be edited.',
  searchLabel: 'Search by person or action',
  cells: {
    actor: ({ actor }) => <Link to={`?actor=${actor._id}`}>{actor.name || actor.email || 'Someone'}</Link>,
    table: ({ table }) => table.replaceAll('_', ' '),
    rowId: ({ rowId }) => rowId && <Link to={`?row=${rowId}`}>{rowId.slice(-8)}</Link>,
    changes: ({ changes }) => <Changes changes={changes} />,
  },
  filters: [
    { name: 'from', label: 'Changed from' },
    { name: 'to', label: 'Changed until' },
  ],
  open: null,
  empty: 'No changes yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
