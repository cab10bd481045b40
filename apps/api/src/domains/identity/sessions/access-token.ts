import { subtle, type webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

type CryptoKey = webcrypto.CryptoKey;

/** How long an access token counts, in seconds. */
const ACCESS_TOKEN_SECONDS = 30 * 60;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const keys = new Map<string, Promise<CryptoKey>>();

/** The key of a secret, made once: signed-in calls all need it, and making it goes through another thread. */
function keyOf(secret: string): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key =
    keys.get(secret) ?? subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

/** What a token that was signed here says. */
interface Claims {
  sessionId: string;
  /** In seconds since the epoch. */
  expiry: number;
}

/** How many tokens are remembered whose signature was checked: whoever is signed in sends theirs with each call. */
const REMEMBERED = 1000;
const checked = new Map<string, Claims>();

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
    .sign(await keyOf(secret));
  return { token, expiry };
}

/** The session of a token, or null when it is expired, forged or not one of ours. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<{ sessionId: string } | null> {
  const signed = `${secret} ${token}`;
  const claims = checked.get(signed) ?? (await claimsOf(secret, token, now));
  if (!claims || claims.expiry <= Math.floor(now.getTime() / 1000)) return null;
  if (checked.size >= REMEMBERED) checked.clear();
  checked.set(signed, claims);
  return { sessionId: claims.sessionId };
}

async function claimsOf(secret: string, token: string, now: Date): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), { algorithms: ['HS256'], currentDate: now });
    const { sub: sessionId, exp: expiry } = payload;
    return sessionId && ID.test(sessionId) && expiry !== undefined ? { sessionId, expiry } : null;
  } catch {
    return null;
  }
}
