import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '../../../kit/session/stored-session.ts';
import { toast } from '../../../kit/toasts.ts';
import { hasPremium } from './premium-access.ts';
import { PLANS_PATH } from './premium-guard.ts';

/**
 * For the click on a link to a premium page: leads on where the person may go, else to the login or to the plans
 * (specification, section 5).
 */
export function usePremiumGate(to: string) {
  const navigate = useNavigate();
  return async (event: MouseEvent): Promise<void> => {
    // What opens in a tab of its own is guarded there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!getSession()) {
      toast('info', 'Please log in to access premium features.');
      return navigate(`/login?next=${encodeURIComponent(to)}`);
    }
    if (await hasPremium()) return navigate(to);
    toast('error', 'You need a premium subscription to access this feature.');
    return navigate(PLANS_PATH);
  };
}
