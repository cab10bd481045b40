import type { ListView } from '../list-options.ts';
import { activeFilters } from '../use-list-search.ts';
import { viewAt } from './view-address.ts';

/** What is said where a search, a view of everybody’s or filters leave nothing; null without them. */
export function nothingFound(many: string, search: URLSearchParams, common: readonly ListView[] = []): string | null {
  if (search.get('q')) return `No ${many} match your search.`;
  const view = viewAt(common, search);
  if (view) return view.empty ?? `No ${many} in “${view.name}”.`;
  return activeFilters(search).length > 0 ? `No ${many} match these filters.` : null;
}
