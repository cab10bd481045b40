import { randomUUID } from 'node:crypto';

/** A choice that can be put in a cart as it is. */
export interface Line {
  productId: string;
  variantId: string;
}

/** Sends one JSON call and returns its answer; throws when it is refused. */
export type Send = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>;

/** Calls a server. */
export const caller =
  (origin: string): Send =>
  async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

/** What signing up answers. */
interface SignedUp {
  user: object;
  token: string;
  refreshToken: string;
}

/** Signs a new shopper up. */
export async function signUp(send: Send): Promise<SignedUp> {
  const termsVersionId = await termsShown(send);
  const email = `shopper-${randomUUID()}@example.com`;
  const names = { firstName: 'Bench', lastName: 'Shopper', role: 'Customer', termsVersionId };
  return send('POST', '/api/auth/register', { ...names, email, password: 'a long enough password' });
}

/** The terms that hold, as pages ask for them before somebody registers or orders. */
const termsShown = async (send: Send): Promise<string | undefined> =>
  (await send<{ inForce: { _id: string } | null }>('GET', '/api/legal/terms')).inForce?._id;

/** Signs a new shopper up; returns the access token. */
export const registerShopper = async (send: Send): Promise<string> => (await signUp(send)).token;

/** Ready-to-wear pieces in stock, one variant of each, at most as many as asked for. */
export async function readyToWear(send: Send, most: number): Promise<Line[]> {
  const { items } = await send<{ items: { _id: string }[] }>(
    'GET',
    `/api/products?kind=ready-to-wear&inStock=1&limit=${most}`,
  );
  const lines: Line[] = [];
  for (const { _id: productId } of items) {
    const { product } = await send<{ product: { variants: { _id: string; available: number }[] } }>(
      'GET',
      `/api/products/${productId}`,
    );
    const variant = product.variants.find(({ available }) => available > 0);
    if (variant) lines.push({ productId, variantId: variant._id });
  }
  if (lines.length === 0) throw new Error('the demo has nothing in stock');
  return lines;
}

/** One whole purchase in seven calls: add, quote, see the terms, place, choose success at the sandbox, see it paid, see the order. */
export async function buy(send: Send, token: string, line: Line): Promise<void> {
  const headers = { 'x-access-token': token };
  await send('POST', '/api/cart/add', { ...line, quantity: 1 }, headers);
  const choices = { countryCode: 'NG', deliveryOption: 'standard', paymentPlan: 'full' };
  const termsVersionId = await termsShown(send);
  const quote = await send<{ totalAmount: number }>('POST', '/api/checkout/quote', choices, headers);
  const { order, payment } = await send<{ order: { _id: string }; payment: { reference: string } }>(
    'POST',
    '/api/checkout',
    { ...choices, contact: newContact(), address: ADDRESS, expectedTotal: quote.totalAmount, termsVersionId },
    { ...headers, 'idempotency-key': randomUUID() },
  );
  await send('POST', `/api/payments/sandbox/${payment.reference}`, { outcome: 'success' });
  const paid = await send<{ payment: { status: string } }>(
    'GET',
    `/api/payments/${payment.reference}`,
    undefined,
    headers,
  );
  if (paid.payment.status !== 'succeeded') throw new Error(`the payment is ${paid.payment.status}`);
  await send('GET', `/api/orders/${order._id}`, undefined, headers);
}

/** A mailbox of its own for each purchase, since one that nobody confirmed is written to of ten a day only. */
const newContact = () => ({
  firstName: 'Bench',
  lastName: 'Shopper',
  email: `buyer-${randomUUID()}@example.com`,
  phone: '08031234567',
});
/** Where shoppers live. */
export const ADDRESS = {
  recipient: 'Bench Shopper',
  phone: '08031234567',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '1 Admiralty Way',
};
