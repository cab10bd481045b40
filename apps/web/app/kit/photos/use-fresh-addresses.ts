import { useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * What to do when a private photo could not be shown: its address holds some minutes, and a page may stay open longer. If
 * that is why, the page’s data is asked for anew, or what `refresh` names; without a network nothing is lost.
 */
export function useFreshAddresses(refresh?: () => unknown): (url: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  return async (url) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const answer = await fetch(`${url}/96.webp`, { method: 'HEAD' }).catch(() => null);
    if (answer?.status === 404) await (refresh ?? revalidate)();
    isAsking.current = false;
  };
}
