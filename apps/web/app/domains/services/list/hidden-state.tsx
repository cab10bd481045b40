import { type ListState, toQuery } from './list-state.ts';

/** Carries the rest of the list’s state through a form that sets only some of it, for browsers without scripts. */
export function HiddenState({ state, except }: { state: ListState; except: readonly (keyof ListState)[] }) {
  const left = new Set<string>([...except, 'page']);
  return Object.entries(toQuery(state))
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
