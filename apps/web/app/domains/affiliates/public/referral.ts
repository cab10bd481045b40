import { REFERRAL_PARAMETER } from '@adunni/contracts/affiliates/referral';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Follows the partner whom the address of a page names. What does so is loaded only then. */
export function useReferral(): void {
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER);
  useEffect(() => {
    if (!code) return;
    // Without a connection nobody is followed; the address is followed once it is loaded anew.
    import('./follow-referral.ts').then(({ followReferral }) => followReferral(code, pathname)).catch(() => undefined);
  }, [code, pathname]);
}
