import type { WorkSet } from '@adunni/contracts/asoebi/production';

/** What the place of a handover is called: one that is to come, or has been. */
export const handoverTitle = (stage: WorkSet['stage']): string =>
  stage === 'collected' ? 'Handed over at' : 'To hand over at';

/** Where a set is handed over, and at which table its guest sits: `Within Ibadan · 12 Mokola Hill, Ibadan · Table A3`. */
export const handoverLine = ({ handover, address, tableCode }: Pick<WorkSet, 'handover' | 'address' | 'tableCode'>) =>
  [handover.name, address, tableCode && `Table ${tableCode}`].filter(Boolean).join(' · ');
