import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mustAskConsent, watchConsent } from '../kit/consent/consent-store.ts';
import { lazy } from '../kit/lazy.ts';
import { useSession } from '../kit/session/use-session.ts';

const CookieBanner = lazy(() => import('../domains/legal/public/cookie-banner.tsx'));
const TermsNotice = lazy(() => import('../domains/legal/public/terms-notice.tsx'));

/** Pages that lead to paying, and the one on which cookies are chosen: nothing may lie over their buttons. */
const QUIET = ['/cart', '/checkout', '/cookies'];

/** Asks about cookies, then about terms. The code comes after the page, and only when there is something to ask. */
export function LazyNotices() {
  const { pathname } = useLocation();
  const person = useSession()?._id;
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    let isGone = false;
    void mustAskConsent().then((must) => !isGone && setAsks(must));
    const stop = watchConsent(() => setAsks(false));
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  if (QUIET.includes(pathname)) return null;
  return <Suspense>{asks ? <CookieBanner /> : person && <TermsNotice key={person} />}</Suspense>;
}
