import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CookieBanner } from '../domains/legal/public/cookie-banner.tsx';
import { mustAskConsent, watchConsent } from '../kit/consent/consent-store.ts';
import { lazy } from '../kit/lazy.ts';
import { useSession } from '../kit/session/use-session.ts';

const TermsNotice = lazy(() => import('../domains/legal/public/terms-notice.tsx'));

/** Pages that lead to paying, and the one on which cookies are chosen: nothing may lie over their buttons. */
const QUIET = ['/cart', '/checkout', '/cookies'];

/** Asks about cookies, with the page, since the question is the largest text of many; then about terms, whose code comes when needed. */
export function LazyNotices() {
  const { pathname } = useLocation();
  const person = useSession()?._id;
  const [asks, setAsks] = useState<boolean | null>(null);
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
  if (asks !== false) return <CookieBanner isAsked={asks === true} />;
  return <Suspense>{person && <TermsNotice key={person} />}</Suspense>;
}
