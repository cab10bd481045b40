import type { StaffPart } from '@adunni/contracts/orders/staff';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';

/** Until what these can still be cancelled, by the stages that allow it. */
const UNTIL: Record<StaffPart['kind'], string> = {
  'made-to-measure': 'cutting starts',
  'ready-to-wear': 'they are packed',
};

/** What accepting brings: what its customer is told, from when its date counts, and what can still be cancelled. */
export const acceptEffects = (kind: StaffPart['kind'], isUnmeasured: boolean): string =>
  [
    'The customer is notified that you accepted, and reads your note.',
    !isUnmeasured && 'The date was set when they ordered; accepting doesn’t move it, and you can change it later.',
    `Once accepted you can’t decline any more, but until ${UNTIL[kind]} you and the customer can still cancel these items, and what was paid for them is refunded in full.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Until when something is to be accepted, by the clock of a zone: `by Sun 29 Nov, 23:14 (Lagos time)`. */
export const deadlineText = (acceptBy: string, zone: string): string =>
  `by ${momentText(acceptBy, zone)} (${zoneName(zone)} time)`;
