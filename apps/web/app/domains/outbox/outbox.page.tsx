import { outboxResource } from '@adunni/contracts/outbox/outbox';
import { listPage } from '../../kit/resource/list/list-page.tsx';

const page = listPage(outboxResource, {
  title: 'Outbox',
  screen: 'mails',
  lead: 'All emails sent by the shop. Without a mail server, emails are kept here.',
  searchLabel: 'Search by email or subject',
  cells: {
    kind: ({ kind }) => kind.replaceAll('-', ' '),
  },
  noWrap: ['kind'],
  hidden: ['attempts', 'error', 'sentAt'],
  views: [{ name: 'Failed', query: 'status=failed' }],
  filters: ['status'],
  actions: { retry: { label: 'Send again', done: 'queued again' } },
  empty: 'No emails yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
