import { useNavigate, useNavigation } from 'react-router';
import { hrefOf, type ListState, readListState } from './list-state.ts';

/**
 * The list’s state as the shopper left it, which may still be loading, and how to go to another. Controls follow the
 * wanted state at once; the pieces shown stay until the new ones are there.
 */
export function useListNavigation(current: ListState) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isPending = location?.pathname === '/products';
  const wanted = isPending ? readListState(new URLSearchParams(location.search)) : current;
  // In the same tick, so that a ticked box never looks unticked in between.
  const go = (next: ListState): void => void navigate(hrefOf(next), { preventScrollReset: true, flushSync: true });
  return { wanted, isPending, go };
}
