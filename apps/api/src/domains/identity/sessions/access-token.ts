import { jwtVerify, SignJWT } from 'jose';

/** How long an access token counts, in seconds. */
const ACCESS_TOKEN_SECONDS = 30 * 60;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Signs an access token for a session; `expiry` is in seconds since the epoch. */
export async function signAccessToken(
  secret: string,
  sessionId: string,
  now: Date,
): Promise<{ token: string; expiry: number }> {
  const issued = Math.floor(now.getTime() / 1000);
  const expiry = issued + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setIssuedAt(issued)
    .setExpirationTime(expiry)
    .sign(keyOf(secret));
  return { token, expiry };
}

/** The session of a token, or null when it is expired, forged or not one of ours. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<{ sessionId: string } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now });
    return typeof payload.sub === 'string' && ID.test(payload.sub) ? { sessionId: payload.sub } : null;
  } catch {
    return null;
  }
}
