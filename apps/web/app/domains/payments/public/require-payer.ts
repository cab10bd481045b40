import { redirect } from 'react-router';
import { requireSession } from '../../../kit/session/guard.ts';
import { getSession, type StoredSession } from '../../../kit/session/stored-session.ts';

/** As `requireSession`; who comes back from paying and is not signed in here learns first how the payment stands. */
export function requirePayer(request: Request): StoredSession {
  const reference = new URL(request.url).searchParams.get('reference');
  if (reference && !getSession()) throw redirect(`/pay/return/${encodeURIComponent(reference)}`);
  return requireSession(request);
}
