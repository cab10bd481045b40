import type { TRY_CAUSES } from '@adunni/contracts/tryon/tries';
import type { PhotoFault } from '@adunni/tryon/photo/judge';
import type { PhotoPerson } from '../person.ts';
import type { Failure } from '../room/report-failure.ts';
import type { ReaderFailure } from './messages.ts';

type Cause = (typeof TRY_CAUSES)[number];

const CAUSES: Record<PhotoFault, Cause> = {
  nobody: 'nobody',
  several: 'several-people',
  cut_off: 'cut-off',
  far: 'other',
  dark: 'too-dark',
  seated: 'seated',
  arms: 'arms-covered',
};
const FAILURES: Record<ReaderFailure | 'no_picture', Pick<Failure, 'stage' | 'cause'>> = {
  unsupported: { stage: 'loading', cause: 'not-supported' },
  memory: { stage: 'loading', cause: 'out-of-memory' },
  loading: { stage: 'loading', cause: 'connection' },
  reading: { stage: 'pose', cause: 'other' },
  no_picture: { stage: 'photo', cause: 'photo-unreadable' },
};
/** Who chooses a photo has read that it stays on the device, and has it read. */
const CHOSEN = { outfitId: null, consent: true } as const;

/** What is told of a photo that could not be read. */
export const failureOf = (why: keyof typeof FAILURES) => ({ ...CHOSEN, ...FAILURES[why], outcome: 'error' }) as const;

/** What is told of a photo that somebody did not go on with, for what was wrong with it. */
export function givenUp({
  way,
  times,
  read: {
    faults: [fault = 'nobody'],
  },
}: PhotoPerson): Failure {
  const milliseconds = times.loading + times.pose;
  return { ...CHOSEN, way, times, milliseconds, outcome: 'given-up', stage: 'pose', cause: CAUSES[fault] };
}
