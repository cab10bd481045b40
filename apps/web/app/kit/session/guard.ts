import type { Role } from '@adunni/contracts/roles';
import { redirect } from 'react-router';
import { getSession, type StoredSession } from './stored-session.ts';

/** A path of our own to return to after login; anything that could lead elsewhere becomes the home page. */
export function safeNext(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) && !/\p{Cc}/u.test(next) ? next : '/';
}

/** Where one leads back home, and where nobody comes back to. */
const NOT_COME_BACK_TO = ['/', '/login', '/register'];

/** The login that leads back to a page; who was at home goes where their role begins. */
export const loginFrom = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  NOT_COME_BACK_TO.includes(pathname) ? '/login' : `/login?next=${encodeURIComponent(pathname + search + hash)}`;

/**
 * For client loaders of signed-in pages: the session, or a redirect to /login with the way back. With `roles`, anyone
 * else is sent to /unauthorized.
 */
export function requireSession(request: Request, roles?: readonly Role[]): StoredSession {
  const session = getSession();
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
  if (roles && !roles.includes(session.role)) throw redirect('/unauthorized');
  return session;
}
