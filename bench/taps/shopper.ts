import type { BrowserContext } from '@playwright/test';
import { ADDRESS, caller, readyToWear, signUp } from '../shoppers.ts';

const SESSION_KEY = 'adunni.session';

/** Signs a new shopper in who has a piece in the cart and an address, before the first page loads. */
export async function signInShopper(context: BrowserContext, origin: string): Promise<void> {
  const send = caller(origin);
  const { user, token, refreshToken } = await signUp(send);
  const headers = { 'x-access-token': token };
  const [piece] = await readyToWear(send, 1);
  await send('POST', '/api/cart/add', { ...piece, quantity: 1 }, headers);
  await send('POST', '/api/account/addresses', ADDRESS, headers);
  const session = JSON.stringify({ ...user, accessToken: token, refreshToken });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, session] as const);
}
