import { outboxResource } from '@adunni/contracts/outbox/outbox';
import { listPage } from '../../kit/resource/list/list-page.tsx';

const page = listPage(outboxResource, {
  title: 'Outbox',
  lead: 'Every mail that was written. Without a mail server they are kept here to be read.',
  searchLabel: 'Search by email or subject',
  cells: {
    kind: ({ kind }) => kind.replaceAll('-', ' '),
  },
  noWrap: ['kind'],
  hidden: ['attempts', 'error', 'sentAt'],
  filters: ['status'],
  actions: { retry: { label: 'Send again', done: 'queued again' } },
  empty: 'No mail has been written yet.',
});

export const { clientLoader, meta } = page;
export default page.Page;
