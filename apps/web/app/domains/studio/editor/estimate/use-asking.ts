import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../kit/session/use-session.ts';
import { savedPath } from '../opened.ts';

/** Asking makers for the design, which is kept first; who is not logged in logs in and comes back to the same. */
export function useAsking(asks: boolean, keep: () => string) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const [designId, setDesignId] = useState<string | null>(null);
  function ask(): void {
    const id = keep();
    if (isSignedIn) setDesignId(id);
    else void navigate(`/login?next=${encodeURIComponent(savedPath(id, true))}`);
  }
  const isDue = useRef(asks);
  const resume = useRef(ask);
  resume.current = ask;
  useEffect(() => {
    if (!isDue.current || !isSignedIn) return;
    isDue.current = false;
    resume.current();
    // Whoever comes back to this address later has asked.
    window.history.replaceState(window.history.state, '', window.location.hash.replace(/&ask$/, ''));
  }, [isSignedIn]);
  return { designId, ask, end: () => setDesignId(null) };
}
