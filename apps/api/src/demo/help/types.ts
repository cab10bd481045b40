import type { HelpCategory } from '@adunni/contracts/help/categories';

/** A help article of the demo; related ones and categories of products by their slugs. */
export interface DemoArticle {
  slug: string;
  title: string;
  summary: string;
  body: string;
  related?: readonly string[];
  shelves?: readonly string[];
}
export type DemoArticles = Partial<Record<HelpCategory, readonly DemoArticle[]>>;
