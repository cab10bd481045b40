import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { moment, shortDay } from '../../../kit/dates.ts';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';
import { CAMPAIGN_WORDS, choicesOf, Said } from '../newsletter-words.tsx';

const page = listPage(campaignResource, {
  title: 'Campaigns',
  lead: 'Letters to everybody on the list, and how they went.',
  searchLabel: 'Search by subject',
  cells: {
    state: ({ state }) => <Said word={CAMPAIGN_WORDS[state]} />,
    recipients: ({ recipients }) => recipients || '',
    sent: ({ sent, recipients }) => (recipients ? sent : ''),
    kept: ({ kept }) => kept || '',
    failed: ({ failed, recipients }) => (recipients ? failed : ''),
    skipped: ({ skipped, recipients }) => (recipients ? skipped : ''),
    scheduledFor: ({ scheduledFor }) => scheduledFor && moment(scheduledFor),
    startedAt: ({ startedAt }) => startedAt && moment(startedAt),
    finishedAt: ({ finishedAt }) => finishedAt && moment(finishedAt),
    createdAt: ({ createdAt }) => shortDay(createdAt),
  },
  numeric: ['recipients', 'sent', 'kept', 'failed', 'skipped'],
  whole: ['state', 'scheduledFor', 'startedAt', 'finishedAt', 'createdAt'],
  hidden: ['scheduledFor', 'finishedAt', 'createdAt'],
  filters: [{ name: 'state', label: 'State', options: choicesOf(CAMPAIGN_WORDS) }],
  actions: {
    pause: { label: 'Pause', done: 'paused', undo: 'resume' },
    resume: { label: 'Resume', done: 'going on' },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
  },
  open: ({ _id }) => _id,
  head: <NewsletterWays here="campaigns" />,
  empty: 'No campaign has been written yet.',
});

export const handle = { crumb: 'Campaigns' };
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
