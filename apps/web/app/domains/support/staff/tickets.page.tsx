import { ticketResource } from '@adunni/contracts/support/staff';
import { canTicketBecome } from '@adunni/contracts/support/statuses';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { AssignButton } from './assign.tsx';
import { Due } from './due.tsx';
import classes from './staff.module.css';
import { TICKET_FILTERS } from './ticket-filters.ts';

const page = listPage(ticketResource, {
  title: 'Tickets',
  lead: 'What customers need help with. Search also looks in messages and internal notes.',
  searchLabel: 'Search number, subject, messages and customer',
  cells: {
    subject: ({ subject }) => <span className={classes.subject}>{subject}</span>,
    unread: ({ unread }) => unread || null,
    dueAt: ({ dueAt }) => <Due at={dueAt} />,
  },
  noWrap: ['number'],
  hidden: ['category', 'createdAt'],
  filters: TICKET_FILTERS,
  views: [
    { name: 'Mine', query: 'assigned=me' },
    { name: 'Unassigned', query: 'assigned=nobody' },
    { name: 'Overdue', query: 'due=late' },
  ],
  actions: {
    assign: { label: 'Assign to me', done: 'assigned to you' },
    urgent: { label: 'Urgent', done: 'made urgent' },
    high: { label: 'High', done: 'given high priority' },
    normal: { label: 'Normal', done: 'given normal priority' },
    low: { label: 'Low', done: 'given low priority' },
    resolve: { label: 'Resolve', done: 'resolved', isFor: ({ status }) => canTicketBecome(status, 'Resolved') },
  },
  bulk: (rows, { onDone }) => <AssignButton rows={rows} onDone={onDone} />,
  empty: 'No tickets yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
