import type { SavedView } from '@adunni/contracts/preferences/views';
import type { SearchResult } from '@adunni/contracts/search/search';
import type { NavigationLink } from '../../navigation/navigation.ts';
import type { PageAction } from './page-actions.ts';

/** One line of the palette that can be chosen: it leads somewhere, or does something. */
export interface Choice {
  /** By which it is known again among the recent ones; without one it is not kept. */
  id?: string;
  title: string;
  detail: string;
  go: string | (() => void);
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

/** What is offered besides what the server finds. */
export interface Offered {
  screens: readonly NavigationLink[];
  /** What can be done on the page that is open. */
  here: readonly PageAction[];
  /** What can be done anywhere: another colour mode, logging out. */
  anywhere: readonly Choice[];
  views: readonly SavedView[];
  /** Ids of what was chosen before, the last one first. */
  recent: readonly string[];
}

const LABELS: Readonly<Record<SearchResult['kind'], string>> = {
  order: 'Orders',
  booking: 'Bookings',
  ticket: 'Tickets',
  'aso-ebi-order': 'Aso-ebi orders',
  'planning-case': 'Planning cases',
  inquiry: 'Inquiries',
  person: 'Users',
  subscription: 'Subscriptions',
  product: 'Products',
  post: 'Blog posts',
  article: 'Help articles',
};

/** Whether what is led to does something rather than shows it. */
const isAction = ({ to }: NavigationLink): boolean => to.endsWith('/add') || to.includes('?');

/**
 * What can be done on the page, anywhere, saved views and screens, of which each typed word begins a word of the name,
 * then what the server found, kind by kind. Before anything is typed what was chosen last comes first.
 */
export function choicesFor(q: string, offered: Offered, found: readonly SearchResult[]): ChoiceGroup[] {
  const { screens, here, anywhere, views, recent } = offered;
  const known: ChoiceGroup[] = [
    { label: 'On this page', choices: here.map(({ title, detail, run }) => ({ title, detail, go: run })) },
    { label: 'Actions', choices: [...screens.filter(isAction).map(toChoice), ...anywhere] },
    { label: 'Views', choices: viewChoices(views, screens) },
    { label: 'Pages', choices: screens.filter((screen) => !isAction(screen)).map(toChoice) },
  ];
  const matching = known.map(({ label, choices }) => ({
    label,
    choices: choices.filter(({ title, detail }) => matchesQuery(q, `${title} ${detail}`)),
  }));
  const groups = [
    ...(q === '' ? recentFirst(matching, recent) : matching),
    ...Object.entries(LABELS).map(([kind, label]) => ({
      label,
      choices: found
        .filter((each) => each.kind === kind)
        .map(({ title, detail, path }) => ({ title, detail, go: path })),
    })),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** What was chosen last in a group of its own, in which alone it stands then. */
function recentFirst(groups: ChoiceGroup[], recent: readonly string[]): ChoiceGroup[] {
  const all = groups.flatMap(({ choices }) => choices);
  const again = recent.flatMap((id) => all.find((choice) => choice.id === id) ?? []);
  const others = groups.map(({ label, choices }) => ({
    label,
    choices: choices.filter((choice) => !again.includes(choice)),
  }));
  return [{ label: 'Recent', choices: again }, ...others];
}

const toChoice = ({ label, to }: NavigationLink): Choice => ({ id: to, title: label, detail: '', go: to });

/** Saved views of the lists that the person can be led to. */
const viewChoices = (views: readonly SavedView[], screens: readonly NavigationLink[]): Choice[] =>
  views.flatMap(({ _id, name, page, query }) => {
    const screen = screens.find(({ to }) => to === page);
    return screen ? [{ id: `view:${_id}`, title: name, detail: screen.label, go: `${page}?${query}` }] : [];
  });

function matchesQuery(q: string, label: string): boolean {
  const words = wordsOf(label);
  return wordsOf(q).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
