import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';

const page = listPage(subscriberResource, {
  title: 'Newsletter',
  lead: 'Newsletter subscribers. Emails are sent to confirmed subscribers only.',
  searchLabel: 'Search by email',
  cells: {
    source: ({ source }) => source ?? 'Unknown',
  },
  hidden: ['askedAt', 'unsubscribedAt'],
  filters: ['status'],
  actions: {
    ask: { label: 'Resend confirmation', done: 'sent a new confirmation email' },
    unsubscribe: {
      label: 'Unsubscribe',
      done: 'unsubscribed',
      confirm: 'They will no longer get the newsletter. Only they can subscribe again.',
      isDestructive: true,
    },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  open: null,
  head: <NewsletterWays here="subscribers" />,
  empty: 'No subscriptions yet. The box is at the foot of every page of the shop.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
