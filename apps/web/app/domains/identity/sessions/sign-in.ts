import type { Answer } from '@adunni/contracts/endpoint';
import type { login } from '@adunni/contracts/identity/identity';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { clockOffsetOf } from '../../../kit/session/expiry.ts';
import { setSession } from '../../../kit/session/stored-session.ts';

/** Stores what login and registration answer with as the session; resolves to whose it is. */
export async function storeSignIn(answer: Response): Promise<Answer<typeof login>['user']> {
  const { user, token, refreshToken }: Answer<typeof login> = await answer.json();
  setSession({ ...user, accessToken: token, refreshToken, clockOffset: clockOffsetOf(answer, Date.now()) });
  return user;
}

/** Where somebody lands who logs in without wanting to go anywhere: whoever works here at their dashboard. */
export const homeOf = (role: Role): string =>
  isStaff(role) ? '/admin/dashboard' : role === 'Customer' ? '/' : `/${role.toLowerCase()}/dashboard`;

/** The other way in, which leads on to where the person wanted to go as well. */
export function withNext(path: '/login' | '/register' | '/forgot-password', search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
