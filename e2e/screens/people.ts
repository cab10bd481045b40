import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../../apps/api/src/demo/identity/logins.ts';
import type { Session } from '../kit/account.ts';
import type { Person } from './kinds.ts';

/** Logs one of the demo’s people in. */
export async function signIn(app: FastifyInstance, person: Person): Promise<Session> {
  const payload = { email: `${person}@adunni.example`, password: DEMO_PASSWORD };
  const { user, token, refreshToken } = await call(app, '/api/auth/login', payload);
  return { ...user, accessToken: token, refreshToken };
}

/** Puts a ready-made and a made-to-measure piece into somebody’s cart, with the first choices and measurements of theirs. */
export async function fillCart(app: FastifyInstance, session: Session | undefined): Promise<void> {
  for (const title of ['Ankara Shift', 'Eko Agbada']) {
    const token = session?.accessToken;
    const { items } = await call(app, '/api/products?limit=100');
    const found = items.find((item: { title: string }) => item.title === title);
    const { product } = await call(app, `/api/products/${found?._id}`);
    const variant = product.variants.find(({ available }: { available: number }) => available > 0);
    const groups: { _id: string; choices: { _id: string }[] }[] = product.optionGroups;
    const options = Object.fromEntries(groups.map(({ _id, choices }) => [_id, choices[0]?._id]));
    const { items: profiles } = await call(app, '/api/measurements', undefined, token);
    const choice = variant ? { variantId: variant._id } : { options, measurementProfileId: profiles[0]?._id };
    await call(app, '/api/cart/add', { productId: product._id, ...choice, quantity: 1 }, token);
  }
}

async function call(app: FastifyInstance, url: string, payload?: object, token?: string) {
  const headers = token ? { 'x-access-token': token } : {};
  const answer = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
