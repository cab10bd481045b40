import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';

const page = listPage(subscriberResource, {
  title: 'Newsletter',
  lead: 'Who asked for our letters. They go to those who confirmed that the address is theirs.',
  searchLabel: 'Search by address',
  cells: {
    source: ({ source }) => source ?? 'Unknown',
  },
  hidden: ['askedAt', 'unsubscribedAt'],
  filters: ['status'],
  actions: {
    ask: { label: 'Ask again', done: 'asked to confirm' },
    unsubscribe: {
      label: 'Unsubscribe',
      done: 'unsubscribed',
      confirm: 'They get no more letters. Only they themselves can subscribe again.',
      isDestructive: true,
    },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  open: null,
  head: <NewsletterWays here="subscribers" />,
  empty: 'Nobody has subscribed yet. The box is at the foot of every page of the shop.',
});

export const { clientLoader, meta } = page;
export default page.Page;
