import { HELP_CATEGORIES } from '@adunni/contracts/help/categories';
import type { ArticleRow } from '@adunni/contracts/help/staff';

/** The categories to choose from. */
export const CATEGORY_CHOICES = Object.entries(HELP_CATEGORIES).map(([value, { name }]) => ({ value, label: name }));

/** What does not show by its kind: the category by its name. */
export const ARTICLE_CELLS = { category: ({ category }: ArticleRow): string => HELP_CATEGORIES[category].name };
