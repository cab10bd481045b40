import { JOB_KINDS, TEAMS } from '@adunni/contracts/careers/names';
import type { OpeningCard } from '@adunni/contracts/careers/openings';
import { FactLine } from '../../kit/fact-line.tsx';
import { naira } from '../../kit/money/naira.ts';

/** Where the work is done: `Lagos`, `Remote (Nigeria)`. */
export const placeOf = ({ place, isRemote }: Pick<OpeningCard, 'place' | 'isRemote'>): string =>
  isRemote ? `Remote (${place})` : place;

/** What it pays: `₦250,000 to ₦400,000 a month before tax`; null where nothing is said. Pay is agreed in naira. */
export function payOf({ payFrom, payTo }: Pick<OpeningCard, 'payFrom' | 'payTo'>): string | null {
  if (payFrom === null || payTo === null) return null;
  const range = payFrom === payTo ? naira(payFrom) : `${naira(payFrom)} to ${naira(payTo)}`;
  return `${range} a month before tax`;
}

/** Team, place and kind of an opening in a line. */
export function OpeningFacts({ opening }: { opening: OpeningCard }) {
  return (
    <FactLine>
      {TEAMS[opening.team]}
      {placeOf(opening)}
      {JOB_KINDS[opening.kind]}
    </FactLine>
  );
}
