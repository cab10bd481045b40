import { BRAND } from '@adunni/contracts/brand';
import type { Article } from '@adunni/contracts/help/articles';
import { HELP_CATEGORIES } from '@adunni/contracts/help/categories';
import { articlePath, categoryPath, HELP_CENTER } from '../center/help-address.ts';

/** The article as schema.org knows it, and the way to it. `origin` is scheme and host. */
export function articleJsonLd(
  { title, summary, slug, category, updatedAt }: Article,
  origin: string,
): Record<string, unknown>[] {
  const url = origin + articlePath(slug);
  const way = [
    { name: 'Help centre', item: origin + HELP_CENTER },
    { name: HELP_CATEGORIES[category].name, item: origin + categoryPath(category) },
    { name: title, item: url },
  ];
  return [
    {
      '@type': 'Article',
      '@id': url,
      headline: title,
      description: summary,
      articleSection: HELP_CATEGORIES[category].name,
      dateModified: updatedAt,
      inLanguage: 'en-GB',
      publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
