import type { HelpCategory } from '@adunni/contracts/help/categories';

export const HELP_CENTER = '/support/help-center';

/** Address of the help centre’s articles of a category. */
export const categoryPath = (category: HelpCategory): string => `${HELP_CENTER}?category=${category}`;
/** Address of an article; with the words by which it was found, so that they reach our staff if it does not help. */
export const articlePath = (slug: string, q = ''): string =>
  `${HELP_CENTER}/${slug}${q && `?${new URLSearchParams({ q })}`}`;

/** As many words as the search takes. */
const MOST_LETTERS = 120;
/** The words that an address of the help centre was searched by; empty when it was not. */
export const searchedIn = (url: string): string =>
  (new URL(url).searchParams.get('q') ?? '').trim().slice(0, MOST_LETTERS);
