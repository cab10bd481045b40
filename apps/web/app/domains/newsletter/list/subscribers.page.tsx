import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import { shortDay } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/email-text.tsx';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';
import { choicesOf, Said, SUBSCRIBER_WORDS } from '../newsletter-words.tsx';

const page = listPage(subscriberResource, {
  title: 'Newsletter',
  lead: 'Who asked for our letters. They go to those who confirmed that the address is theirs.',
  searchLabel: 'Search by address',
  cells: {
    email: ({ email }) => <EmailText email={email} />,
    state: ({ state }) => <Said word={SUBSCRIBER_WORDS[state]} />,
    source: ({ source }) => source ?? 'Unknown',
    createdAt: ({ createdAt }) => shortDay(createdAt),
    askedAt: ({ askedAt }) => askedAt && shortDay(askedAt),
    confirmedAt: ({ confirmedAt }) => confirmedAt && shortDay(confirmedAt),
    unsubscribedAt: ({ unsubscribedAt }) => unsubscribedAt && shortDay(unsubscribedAt),
  },
  whole: ['state', 'createdAt', 'askedAt', 'confirmedAt', 'unsubscribedAt'],
  hidden: ['askedAt', 'unsubscribedAt'],
  filters: [{ name: 'state', label: 'State', options: choicesOf(SUBSCRIBER_WORDS) }],
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
  head: <NewsletterWays here="subscribers" />,
  empty: 'Nobody has subscribed yet. The box is at the foot of every page of the shop.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
