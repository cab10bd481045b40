import type { SearchResult } from '@adunni/contracts/search/search';
import type { NavigationLink } from '../../navigation/navigation.ts';

/** One line of the palette that can be chosen. */
export interface Choice {
  title: string;
  detail: string;
  path: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const LABELS: Readonly<Record<SearchResult['kind'], string>> = {
  order: 'Orders',
  booking: 'Bookings',
  ticket: 'Tickets',
  person: 'Users',
  subscription: 'Subscriptions',
  product: 'Products',
};

/** Screens of which each typed word begins a word of the name, then what the server found, kind by kind. */
export function choicesFor(
  q: string,
  screens: readonly NavigationLink[],
  found: readonly SearchResult[],
): ChoiceGroup[] {
  const groups = [
    { label: 'Pages', choices: screens.filter(({ label }) => matchesQuery(q, label)).map(toChoice) },
    ...Object.entries(LABELS).map(([kind, label]) => ({ label, choices: found.filter((each) => each.kind === kind) })),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

const toChoice = ({ label, to }: NavigationLink): Choice => ({ title: label, detail: '', path: to });

function matchesQuery(q: string, label: string): boolean {
  const words = wordsOf(label);
  return wordsOf(q).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
