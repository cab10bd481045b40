import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { CHUNK_TIMEOUT_MS } from '../../kit/lazy.ts';

/** A page whose scripts have not loaded in time, and its address. */
export class LatePage extends Error {
  readonly address: string;

  constructor(address: string) {
    super('The page took too long to load.');
    this.address = address;
  }
}

/** Ends a page that does not load in time in the error screen. Shows nothing itself. */
export function LatePageGuard() {
  const { state, location } = useNavigation();
  const target = state === 'loading' ? location.pathname + location.search + location.hash : null;
  const [late, setLate] = useState<string | null>(null);

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setLate(target), CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [target]);

  if (late !== null) throw new LatePage(late);
  return null;
}
