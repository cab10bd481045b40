import { useNavigate, useNavigation } from 'react-router';

interface Address<S> {
  path: string;
  hrefOf: (state: S) => string;
}

/**
 * The list’s state as the visitor left it, which may still be loading, and how to go to another. Controls follow the
 * wanted state at once; what is shown stays until the rest is there.
 */
export function useListNavigation<S>(current: S, { path, hrefOf }: Address<S>, read: (search: URLSearchParams) => S) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isPending = location?.pathname === path;
  const wanted = isPending ? read(new URLSearchParams(location.search)) : current;
  // In the same tick, so that a ticked box never looks unticked in between.
  const go = (next: S): void => void navigate(hrefOf(next), { preventScrollReset: true, flushSync: true });
  return { wanted, isPending, go };
}
