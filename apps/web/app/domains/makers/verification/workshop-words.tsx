import type { MakerDocument, WorkshopStanding } from '@adunni/contracts/makers/verification';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../../kit/resource/status.tsx';

/** What a person reads for where a workshop stands. */
export const STANDINGS: Record<WorkshopStanding, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting for us', tone: 'waiting' },
  unfinished: { label: 'Nothing sent yet', tone: 'over' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  suspended: { label: 'Suspended', tone: 'bad' },
};

const DOCUMENT_STATES: Record<MakerDocument['state'], { label: string; tone: Tone }> = {
  draft: { label: 'Not sent yet', tone: 'over' },
  submitted: { label: 'With us', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
};

export function Standing({ standing }: { standing: WorkshopStanding }) {
  const { label, tone } = STANDINGS[standing];
  return <Status tone={tone}>{label}</Status>;
}

export function DocumentState({ state }: { state: MakerDocument['state'] }) {
  const { label, tone } = DOCUMENT_STATES[state];
  return <Status tone={tone}>{label}</Status>;
}

/** The size of a file: `240 KB`, `3.1 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 2 ** 20 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
