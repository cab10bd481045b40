import type { WorkSet } from '@adunni/contracts/asoebi/production';

/** What the place of a handover is called: one that is to come, or has been. */
export const handoverTitle = (stage: WorkSet['stage']): string =>
  stage === 'collected' ? 'Handed over at' : 'To hand over at';

/** Where a set is handed over, and at which table its guest sits: `Within Ibadan · 12 Mokola Hill, Ibadan · Table A3`. */
export const handoverLine = ({ handover, address, tableCode }: Pick<WorkSet, 'handover' | 'address' | 'tableCode'>) =>
  [handover.name, address, tableCode && `Table ${tableCode}`].filter(Boolean).join(' · ');

/** What handing sets over brings with it; `delivers` where some of them go to an address. By the rules of the sets and of what their orders earn. */
export function handedOverText({ isHeld, delivers }: { isHeld: boolean; delivers: boolean }): string {
  const all = 'once all sets of their order are handed over';
  return [
    delivers &&
      'You bring or send the sets that are delivered, and pay for that: what their guests paid for it is part of your earnings. The host knows how to reach them.',
    'Nobody is notified. The host sees who handed each set over, and when.',
    isHeld
      ? `This group is on hold: what a guest paid becomes available to you only after the hold ends, ${all}.`
      : `What a guest paid becomes available to you within the hour ${all}. If the event or this group is put on hold before, that waits until the hold ends.`,
    'You can move a set back to “Ready”, unless its guest has disputed it or got a refund since.',
  ]
    .filter(Boolean)
    .join(' ');
}
