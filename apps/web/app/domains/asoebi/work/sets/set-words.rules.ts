import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { balanceLine, type Owing } from '../handover.rules.ts';

type Made = Pick<WorkSet, 'size' | 'hasMeasurements' | 'lacksDetails' | 'stage'>;

/** By what a set is made: `UK 14`; empty where its package asks for nothing. */
export function sewnByOf({ size, hasMeasurements, lacksDetails, stage }: Made): string {
  if (lacksDetails) return stage === 'waiting' ? '' : 'Size not given here';
  return size ?? (hasMeasurements ? 'Measurements given' : '');
}

/** What keeps a set from going on; null for one that nothing does. */
export function blockOf(set: Made & Owing & Pick<WorkSet, 'isPaid'>): string | null {
  const blocks = [
    set.stage === 'waiting' && set.lacksDetails && 'Size or measurements missing',
    !set.isPaid && balanceLine(set),
  ].filter((block) => block !== false);
  return blocks.length > 0 ? blocks.join(' · ') : null;
}

/** Whether a set is found by what somebody looks for: its wearer, order, package or table. */
export function isFound(set: Pick<WorkSet, 'wearer' | 'number' | 'title' | 'tableCode'>, words: string): boolean {
  const text = plain([set.wearer, set.number, set.title, set.tableCode].filter(Boolean).join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without capitals and accents, so that `tola` finds Tọ́lá. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
