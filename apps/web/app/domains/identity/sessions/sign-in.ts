import type { Answer } from '@adunni/contracts/endpoint';
import type { login } from '@adunni/contracts/identity/identity';
import { clockOffsetOf } from '../../../kit/session/expiry.ts';
import { setSession } from '../../../kit/session/stored-session.ts';

/** Stores what login and registration answer with as the session. */
export async function storeSignIn(answer: Response): Promise<void> {
  const { user, token, refreshToken }: Answer<typeof login> = await answer.json();
  setSession({ ...user, accessToken: token, refreshToken, clockOffset: clockOffsetOf(answer, Date.now()) });
}

/** The other way in, which leads on to where the person wanted to go as well. */
export function withNext(path: '/login' | '/register', search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
