import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import { getSession } from '../../../kit/session/stored-session.ts';
import classes from './guests-only.module.css';

/** What the server draws for guests: whoever is signed in does not see it, and is led on once the page is alive. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const isAlive = useHydrated();
  const [isLedOn] = useState(() => typeof window !== 'undefined' && getSession() !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, not again when somebody signs in here
  useEffect(() => {
    // The page’s own guard decides where to.
    if (isLedOn) void revalidate();
  }, []);
  return <div className={isAlive && !isLedOn ? classes.all : classes.guests}>{children}</div>;
}
