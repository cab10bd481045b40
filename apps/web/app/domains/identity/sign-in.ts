import type { Answer } from '@adunni/contracts/endpoint';
import type { login } from '@adunni/contracts/identity';
import { setSession } from '../../kit/session/stored-session.ts';

/** Stores what login and registration answer with as the session. */
export function storeSignIn({ user, token, refreshToken }: Answer<typeof login>): void {
  setSession({ ...user, accessToken: token, refreshToken });
}
