import { useEffect, useRef } from 'react';
import { offerKeys, type PageKey } from './page-keys.ts';

/** Gives the page single keys for as long as the component shows; the staff’s frame listens for them. */
export function useKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => offerKeys(() => latest.current), []);
}
