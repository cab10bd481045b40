import { startTransition, useState } from 'react';
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
  // The router tells of a navigation when there is time for it: a ticked box would look unticked until then.
  const [ahead, setAhead] = useState<{ from: S; to: S } | null>(null);
  const isLoading = location?.pathname === path;
  const isAhead = ahead?.from === current;
  const loading = isLoading ? read(new URLSearchParams(location.search)) : current;

  async function go(next: S): Promise<void> {
    const own = { from: current, to: next };
    setAhead(own);
    try {
      await navigate(hrefOf(next), { preventScrollReset: true });
    } finally {
      // With the router’s own update, so that nothing in between is shown.
      startTransition(() => setAhead((latest) => (latest === own ? null : latest)));
    }
  }

  return { wanted: isAhead ? ahead.to : loading, isPending: isLoading || isAhead, go };
}
