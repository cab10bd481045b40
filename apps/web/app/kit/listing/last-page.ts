import { redirect } from 'react-router';

/** Leads from beyond the last page of a list to the last one. */
export function stayWithinPages(address: string, list: { page: number; total: number; limit: number }): void {
  const last = Math.max(1, Math.ceil(list.total / list.limit));
  if (list.page <= last) return;
  const { pathname, searchParams } = new URL(address);
  if (last === 1) searchParams.delete('page');
  else searchParams.set('page', String(last));
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}
