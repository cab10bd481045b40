import type { CampaignState, Result } from '@adunni/contracts/newsletter/campaigns';
import type { SubscriberState } from '@adunni/contracts/newsletter/staff';
import type { Tone } from '@adunni/contracts/statuses';
import type { ReactNode } from 'react';
import { Status } from '../../kit/resource/status.tsx';

interface Word {
  label: string;
  tone: Tone;
}

/** What a person reads for where a subscriber stands. */
export const SUBSCRIBER_WORDS: Record<SubscriberState, Word> = {
  confirmed: { label: 'Confirmed', tone: 'good' },
  pending: { label: 'Not confirmed yet', tone: 'waiting' },
  unsubscribed: { label: 'Unsubscribed', tone: 'over' },
  removed: { label: 'Removed', tone: 'over' },
};

/** What a person reads for where a campaign stands. */
export const CAMPAIGN_WORDS: Record<CampaignState, Word> = {
  draft: { label: 'Draft', tone: 'over' },
  scheduled: { label: 'Planned', tone: 'waiting' },
  sending: { label: 'Going out', tone: 'waiting' },
  paused: { label: 'Paused', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'bad' },
};

/** What a person reads for how one letter went. */
export const RESULT_WORDS: Record<Result, Word> = {
  waiting: { label: 'Not written yet', tone: 'waiting' },
  queued: { label: 'On its way', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Kept in the outbox', tone: 'over' },
  failed: { label: 'Failed', tone: 'bad' },
  skipped: { label: 'Skipped, had left', tone: 'over' },
};

/** One of these words, with its dot. */
export const Said = ({ word: { label, tone } }: { word: Word }): ReactNode => <Status tone={tone}>{label}</Status>;

/** Words as the choices of a filter. */
export const choicesOf = <Name extends string>(words: Record<Name, Word>) =>
  (Object.entries(words) as [Name, Word][]).map(([value, { label }]) => ({ value, label }));

/** `1 reader`, `1,204 readers`. */
export const readers = (count: number): string =>
  count === 1 ? '1 reader' : `${new Intl.NumberFormat('en-GB').format(count)} readers`;
