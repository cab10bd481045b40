import type { Endpoint } from '@adunni/contracts/endpoint';
import type { Role } from '@adunni/contracts/roles';

/** A reading call that a page makes at once when it is opened, so that it is begun before the page’s scripts are there. */
export interface EarlyCall {
  path: string;
  /** Who makes it; without them whoever is signed in. */
  roles?: readonly Role[];
  /** Whether it has the query of the page’s address. */
  hasQuery?: true;
}

/** What a page declares, in its `handle`, of the calls to begin early. */
export interface EarlyHandle {
  early?: readonly EarlyCall[];
}

interface Early {
  /** The token that they were made with. */
  token: string;
  /** By path and query. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    adunniEarly?: Early | undefined;
  }
}

/** The header in which a call carries the token. */
export const tokenHeader = (path: string, token: string): Record<string, string> =>
  OF_BASKET.test(path) ? { authorization: `Bearer ${token}` } : { 'x-access-token': token };

/** Cart, wishlist and coupon calls: they carry the token as a bearer token (specification, section 6). */
const OF_BASKET = /^\/api\/(staff\/)?(carts?|wishlist|wishes|coupons)(\/|$)/;

/**
 * The answer to a call that was begun early as the same person, once; null when there is none, or when it did not come.
 */
export async function takeEarly(
  { method }: Endpoint,
  address: string,
  token: string | undefined,
): Promise<Response | null> {
  const early = typeof window === 'undefined' ? undefined : window.adunniEarly;
  const answer = method === 'GET' && early?.token === token ? early?.answers.get(address) : undefined;
  if (!answer) return null;
  early?.answers.delete(address);
  return answer.catch(() => null);
}

/** Forgets what was begun early and nobody has taken: it may not be true any more. */
export function dropEarly(): void {
  window.adunniEarly = undefined;
}
