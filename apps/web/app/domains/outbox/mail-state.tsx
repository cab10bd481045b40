import type { MailState } from '@adunni/contracts/outbox/outbox';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../kit/resource/status.tsx';

/** What a person reads for the state of a mail. */
export const MAIL_STATE_WORDS: Record<MailState, { label: string; tone: Tone }> = {
  queued: { label: 'Queued', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Kept here', tone: 'over' },
  failed: { label: 'Failed', tone: 'bad' },
};

export function MailStateWord({ state }: { state: MailState }) {
  return <Status tone={MAIL_STATE_WORDS[state].tone}>{MAIL_STATE_WORDS[state].label}</Status>;
}
