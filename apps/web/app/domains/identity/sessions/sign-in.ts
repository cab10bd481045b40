import type { Answer } from '@adunni/contracts/endpoint';
import type { login } from '@adunni/contracts/identity/identity';
import { setSession } from '../../../kit/session/stored-session.ts';

/** Stores what login and registration answer with as the session. */
export function storeSignIn({ user, token, refreshToken }: Answer<typeof login>): void {
  setSession({ ...user, accessToken: token, refreshToken });
}

/** The other way in, which leads on to where the person wanted to go as well. */
export function withNext(path: '/login' | '/register', search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
