import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { usePremiumCheck } from '../premium/premium-access.ts';
import { toast } from '../toasts.ts';
import { endExpiredSession } from './end-session.ts';
import { isExpired, isRefreshDue } from './expiry.ts';
import { refreshSession } from './refresh-session.ts';
import { getSession, watchSession } from './stored-session.ts';

const CHECK_EVERY_MS = 1000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Checks expiry every second, keeps an active person signed in, follows what other tabs do, and has premium access
 * checked for whoever signs in. Shows nothing.
 */
export function SessionWatch() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const actions = useRef({ navigate, revalidate });
  actions.current = { navigate, revalidate };
  usePremiumCheck();

  useEffect(() => keepSession(() => void actions.current.navigate('/login')), []);
  useEffect(() => followOtherTabs(() => void actions.current.revalidate()), []);
  return null;
}

/** Starts the checks; returns how to stop them. */
function keepSession(goToLogin: () => void): () => void {
  let lastActive = Date.now();
  let lastAttempt = 0;
  let busy = false;

  async function check(): Promise<void> {
    const session = getSession();
    if (!session || busy) return;
    busy = true;
    if (isExpired(session, Date.now())) await expire(goToLogin);
    else if (isRefreshDue(session, Date.now(), lastActive, lastAttempt)) {
      lastAttempt = Date.now();
      await refreshSession(session.accessToken);
    }
    busy = false;
  }

  const noteLife = (): void => {
    lastActive = Date.now();
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteLife, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife, { capture: true });
  };
}

async function expire(goToLogin: () => void): Promise<void> {
  const outcome = await endExpiredSession();
  if (outcome === 'untouched') return;
  if (outcome === 'ended') toast('warning', 'Session expired. Please log in again.', 5000);
  else toast('error', 'An error occurred during logout. Please try again.');
  goToLogin();
}

/** Loads the page anew when another tab signs a person in or out, so that signed-in pages guard themselves again. */
function followOtherTabs(reload: () => void): () => void {
  let person = getSession()?._id ?? null;
  return watchSession((elsewhere) => {
    const now = getSession()?._id ?? null;
    if (elsewhere && now !== person) reload();
    person = now;
  });
}
