import type { StaffPart } from '@adunni/contracts/orders/staff';
import { day } from '../../../kit/dates.ts';

const NO_SHARE =
  'Adunni pays tailors nothing for it and takes nothing off the earnings: their pay is agreed between workshop and tailor.';

type Sewn = Pick<StaffPart, 'viewer'> & { tailor: Pick<NonNullable<StaffPart['tailor']>, 'assigned'> | null };

/** Who gave the sewing of a part away and when, that its tailor knows, and what that costs. */
export const tailorTerms = (part: Sewn): string =>
  `${whoAssigned(part)} assigned it${part.tailor?.assigned ? ` on ${day(part.tailor.assigned.at)}` : ''}, and they were notified. ${NO_SHARE}`;

/** Of what was not logged, both who may have done it are named. */
function whoAssigned({ viewer, tailor }: Sewn): string {
  const assigned = tailor?.assigned;
  if (viewer === 'staff') {
    if (!assigned) return 'The workshop or our staff';
    return assigned.by === 'maker' ? 'The workshop' : (assigned.name ?? 'Our staff');
  }
  if (!assigned) return 'You or our staff';
  return assigned.by === 'maker' ? 'You' : 'Adunni';
}

/** What accepting a part means for the tailor, by name, to whom its sewing was given before. */
export const acceptedWithTailor = (tailor: string): string =>
  `${tailor} was notified when the sewing was assigned to them, and isn’t notified when you accept. ${NO_SHARE}`;
