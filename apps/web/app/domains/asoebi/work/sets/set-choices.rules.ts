import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { SET_STAGE_NAMES, SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { toDeliver, toHandOver } from '../handover.rules.ts';

/** The choices of sets whose orders owe something, of those to bring to an address, and of those that can be handed over. */
const [OWING, DELIVERED, HAND_OVER] = ['owing', 'delivered', 'hand-over'];

/** The sets that were asked for. */
export function shownOf(sets: readonly WorkSet[], choice: string): readonly WorkSet[] {
  if (choice === DELIVERED) return toDeliver(sets);
  if (choice === HAND_OVER) return toHandOver(sets);
  return sets.filter((set) => (choice === OWING ? !set.isPaid : choice === '' || set.stage === choice));
}

/** Which sets can be shown alone, with how many they are. */
export function choicesOf(sets: readonly WorkSet[], isMaker: boolean): { value: string; label: string }[] {
  const owing = sets.filter(({ isPaid }) => !isPaid).length;
  const [ready, delivered] = isMaker ? [toHandOver(sets).length, toDeliver(sets).length] : [0, 0];
  return [
    { value: '', label: `All stages (${sets.length})` },
    ...SET_STAGE_NAMES.map((value) => ({
      value,
      label: `${SET_STAGES[value].label} (${sets.filter(({ stage }) => stage === value).length})`,
    })),
    ...(ready > 0 ? [{ value: HAND_OVER, label: `To hand over (${ready})` }] : []),
    ...(owing > 0 ? [{ value: OWING, label: `Balance due (${owing})` }] : []),
    ...(delivered > 0 ? [{ value: DELIVERED, label: `To deliver (${delivered})` }] : []),
  ];
}
