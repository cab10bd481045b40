import type { HelpCategory } from '@adunni/contracts/help/categories';

export const HELP_CENTER = '/support/help-center';

/** Address of the help centre’s articles of a category. */
export const categoryPath = (category: HelpCategory): string => `${HELP_CENTER}?category=${category}`;
export const articlePath = (slug: string): string => `${HELP_CENTER}/${slug}`;
