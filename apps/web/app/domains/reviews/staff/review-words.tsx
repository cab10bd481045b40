import type { ReviewStanding } from '@adunni/contracts/reviews/staff';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../../kit/resource/status.tsx';

/** What a person reads for where a review stands. */
export const STANDINGS: Readonly<Record<ReviewStanding, { label: string; tone: Tone }>> = {
  reported: { label: 'Reported', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  hidden: { label: 'Hidden', tone: 'bad' },
};

export function Standing({ standing }: { standing: ReviewStanding }) {
  const { label, tone } = STANDINGS[standing];
  return <Status tone={tone}>{label}</Status>;
}
