import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { toast } from '../toasts.ts';
import { endExpiredSession } from './end-session.ts';
import { isExpired, isRefreshDue } from './expiry.ts';
import { loginFrom } from './guard.ts';
import { refreshSession } from './refresh-session.ts';
import { getSession, type StoredSession, watchSession } from './stored-session.ts';

/** Leads to the login once a session has ended. */
type GoToLogin = (ended: StoredSession) => void;

const CHECK_EVERY_MS = 1000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Checks expiry every second, keeps an active person signed in, and follows what other tabs do. The pages inside begin
 * anew when another tab puts somebody else in the person’s place, so that no form of theirs is sent as the other.
 */
export function SessionWatch({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sitting, setSitting] = useState(0);
  const actions = useRef({ navigate, revalidate });
  actions.current = { navigate, revalidate };

  useEffect(() => {
    const goToLogin = (ended: StoredSession): void => {
      // One that the server has ended counts as expired ever since, whatever its person did.
      const wasAway = ended.accessTokenExpiry > 0;
      void actions.current.navigate(loginFrom(window.location), { state: { wasAway } });
    };
    const stopChecking = startSessionWatch(goToLogin);
    const stopFollowing = followOtherTabs({
      goToLogin,
      reload: () => actions.current.revalidate(),
      beginAnew: () => startTransition(() => setSitting((last) => last + 1)),
    });
    return () => {
      stopChecking();
      stopFollowing();
    };
  }, []);
  return <Fragment key={sitting}>{children}</Fragment>;
}

/** Starts the checks; returns how to stop them. */
function startSessionWatch(goToLogin: GoToLogin): () => void {
  let lastActive = Date.now();
  let lastAttempt = 0;
  let busy = false;

  async function check(): Promise<void> {
    const session = getSession();
    if (!session || busy) return;
    busy = true;
    try {
      if (isExpired(session, Date.now())) await expire(session, goToLogin);
      else if (isRefreshDue(session, Date.now(), lastActive, lastAttempt)) {
        lastAttempt = Date.now();
        await refreshSession(session);
      }
    } finally {
      busy = false;
    }
  }

  const noteLife = (): void => {
    lastActive = Date.now();
  };
  void check();
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteLife, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife, { capture: true });
  };
}

async function expire(session: StoredSession, goToLogin: GoToLogin): Promise<void> {
  const outcome = await endExpiredSession();
  if (outcome === 'untouched') return;
  if (outcome === 'ended') sayExpired();
  else toast('error', 'An error occurred during logout. Please try again.');
  goToLogin(session);
}

const sayExpired = (): void => void toast('warning', 'Session expired. Please log in again.', 5000);

/** What following another tab takes. */
interface Following {
  goToLogin: GoToLogin;
  /** Loads the data of the page again, which has signed-in pages guard themselves again. */
  reload: () => Promise<void>;
  /** Puts a new page of the same kind in the place of the one on show. */
  beginAnew: () => void;
}

/**
 * Does as the tab did that changed the session: one that ends an expired session ends it for all, and a page that one
 * person left to another begins anew once it is loaded as theirs.
 */
function followOtherTabs({ goToLogin, reload, beginAnew }: Following): () => void {
  let last = getSession();
  return watchSession((elsewhere) => {
    const before = last;
    last = getSession();
    if (!elsewhere || last?._id === before?._id) return;
    if (before && !last && isExpired(before, Date.now())) {
      sayExpired();
      return goToLogin(before);
    }
    void reload().then(before && last ? beginAnew : undefined);
  });
}
