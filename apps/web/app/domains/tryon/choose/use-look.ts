import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { useEffect, useRef } from 'react';

/** How long somebody stays with a design until they seem to mean it, ms: less than from there to a press. */
const STAY_MS = 60;

/** Tells of designs that somebody stays with, and of none that they only pass over. */
export function useLook(onLook: (outfit: Outfit) => void) {
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAway = (): void => clearTimeout(staying.current);
  useEffect(() => () => clearTimeout(staying.current), []);
  return {
    look(outfit: Outfit): void {
      lookAway();
      staying.current = setTimeout(() => onLook(outfit), STAY_MS);
    },
    lookAway,
  };
}
