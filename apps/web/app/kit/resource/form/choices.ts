import type { Statuses } from '@adunni/contracts/statuses';

/** One of what can be chosen, in a form or a filter. */
export interface Choice {
  value: string;
  label: string;
}

/** Statuses to choose from. */
export const statusChoices = (statuses: Statuses): Choice[] =>
  Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

/** Things with a name to choose from. */
export const namedChoices = (things: readonly { _id: string; name: string }[]): Choice[] =>
  things.map(({ _id, name }) => ({ value: _id, label: name }));

/** Words to choose from that say themselves what they mean. */
export const wordChoices = (words: readonly string[]): Choice[] => words.map((value) => ({ value, label: value }));
