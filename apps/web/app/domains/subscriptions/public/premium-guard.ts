import { redirect } from 'react-router';
import { requireSession } from '../../../kit/session/guard.ts';
import { getSession, type StoredSession } from '../../../kit/session/stored-session.ts';
import { toast } from '../../../kit/toasts.ts';
import { verifyPremium } from './premium-access.ts';

/** Where people without access are led. */
export const PLANS_PATH = '/subscription/plans';

/**
 * For client loaders of premium pages: the session of a person with an active or trial subscription. Anyone else is led
 * to the login or to the plans and told why (specification, section 5).
 */
export async function requirePremium(request: Request): Promise<StoredSession> {
  if (!getSession()) toast('info', 'Please log in to access premium pages.');
  const session = requireSession(request);
  const refusal = await verifyPremium().then(
    (granted) => (granted ? null : 'You need a premium subscription to access this page.'),
    () => 'Unable to verify subscription. Please try again.',
  );
  if (refusal === null) return session;
  toast('error', refusal);
  throw redirect(PLANS_PATH);
}
