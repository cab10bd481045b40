import { useSearchParams } from 'react-router';

/** Changes what the address asks for, in the place of what it asked before. */
export function useChange(): (changes: Record<string, string>) => void {
  const [, setSearch] = useSearchParams();
  return (changes) =>
    setSearch(
      (before) => {
        const search = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) search.set(name, value);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
}
