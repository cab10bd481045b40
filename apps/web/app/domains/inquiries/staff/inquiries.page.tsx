import { INQUIRY_KINDS } from '@adunni/contracts/inquiries/kinds';
import { inquiryResource } from '@adunni/contracts/inquiries/staff';
import { INQUIRY_STATUS_NAMES, INQUIRY_STATUSES } from '@adunni/contracts/inquiries/statuses';
import { shortDay } from '../../../kit/dates.ts';
import { wordChoices } from '../../../kit/resource/form/choices.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const STATUSES = INQUIRY_STATUS_NAMES.map((value) => ({ value, label: INQUIRY_STATUSES[value].label }));

const page = listPage(inquiryResource, {
  title: 'Inquiries',
  lead: 'What people write by name and email, without an account. Requests about personal data come first, by when they are due.',
  searchLabel: 'Search number, words, name, email and order',
  cells: {
    dueAt: ({ dueAt, isOverdue }) =>
      dueAt && (isOverdue ? <strong>{shortDay(dueAt)}, overdue</strong> : shortDay(dueAt)),
  },
  noWrap: ['number', 'dueAt'],
  hidden: ['createdAt', 'email'],
  views: [
    { name: 'Open', query: 'status=Open' },
    { name: 'Mine', query: 'assigned=me' },
    { name: 'Due this week', query: 'due=week' },
    { name: 'Spam', query: 'status=Spam' },
  ],
  filters: [
    { name: 'status', label: 'Status', options: STATUSES, all: 'All but spam' },
    {
      name: 'assigned',
      label: 'Assigned to',
      options: [
        { value: 'me', label: 'Me' },
        { value: 'nobody', label: 'Nobody' },
      ],
    },
    { name: 'kind', label: 'Type', options: wordChoices(INQUIRY_KINDS) },
    {
      name: 'due',
      label: 'Due',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'week', label: 'Within a week' },
      ],
    },
  ],
  actions: {
    assign: { label: 'Assign to me', done: 'assigned to you' },
    close: { label: 'Close', done: 'closed' },
    spam: { label: 'Mark as spam', done: 'marked as spam', undo: 'reopen' },
    reopen: { label: 'Reopen', done: 'reopened' },
  },
  empty: 'No inquiries yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
