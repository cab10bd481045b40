import type { HelpCategory } from '@adunni/contracts/help/categories';

/** A help article that the software brings; related ones and categories of products by their slugs. */
export interface FirstArticle {
  slug: string;
  title: string;
  summary: string;
  body: string;
  related?: readonly string[];
  shelves?: readonly string[];
}
export type FirstArticles = Partial<Record<HelpCategory, readonly FirstArticle[]>>;
