import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';

const page = listPage(campaignResource, {
  title: 'Campaigns',
  lead: 'Newsletter emails and their results.',
  searchLabel: 'Search by subject',
  cells: {
    recipients: ({ recipients }) => recipients || '',
    sent: ({ sent, recipients }) => (recipients ? sent : ''),
    kept: ({ kept }) => kept || '',
    failed: ({ failed, recipients }) => (recipients ? failed : ''),
    skipped: ({ skipped, recipients }) => (recipients ? skipped : ''),
  },
  hidden: ['scheduledFor', 'finishedAt', 'createdAt'],
  filters: ['status'],
  actions: {
    pause: { label: 'Pause', done: 'paused', undo: 'resume' },
    resume: { label: 'Resume', done: 'resumed' },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
  },
  head: <NewsletterWays here="campaigns" />,
  empty: 'No campaigns yet.',
});

export const handle = { crumb: 'Campaigns' };
export const { clientLoader, meta } = page;
export default page.Page;
