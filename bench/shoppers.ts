import { randomUUID } from 'node:crypto';

/** A signed-in shopper for measuring writes. */
export interface Shopper {
  token: string;
}

async function call<T>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs a new shopper up. */
export async function registerShopper(origin: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.com`;
  const body = { firstName: 'Bench', lastName: 'Shopper', email, password: 'a long enough password', role: 'Customer' };
  return call<Shopper>(origin, 'POST', '/api/auth/register', body);
}

/** A product that can be put in a cart as it is: its id and a variant with plenty of stock. */
export async function readyToWear(origin: string): Promise<{ productId: string; variantId: string }> {
  const { items } = await call<{ items: { _id: string }[] }>(
    origin,
    'GET',
    '/api/products?kind=ready-to-wear&inStock=1&limit=60',
  );
  for (const { _id } of items) {
    const { product } = await call<{ product: { variants: { _id: string; available: number }[] } }>(
      origin,
      'GET',
      `/api/products/${_id}`,
    );
    const variant = product.variants.find(({ available }) => available > 0);
    if (variant) return { productId: _id, variantId: variant._id };
  }
  throw new Error('the demo has nothing in stock');
}

/** One whole purchase: add, quote, place, choose success at the sandbox, see it paid. Returns its duration in ms. */
export async function buy(
  origin: string,
  { token }: Shopper,
  line: { productId: string; variantId: string },
): Promise<number> {
  const began = performance.now();
  const headers = { 'x-access-token': token };
  await call(origin, 'POST', '/api/cart/add', { ...line, quantity: 1 }, headers);
  const choices = { countryCode: 'NG', deliveryOption: 'standard', paymentPlan: 'full' };
  const quote = await call<{ totalAmount: number }>(origin, 'POST', '/api/checkout/quote', choices, headers);
  const placed = await call<{ payment: { reference: string } }>(
    origin,
    'POST',
    '/api/checkout',
    {
      ...choices,
      contact: { firstName: 'Bench', lastName: 'Shopper', email: 'bench@example.com', phone: '08031234567' },
      address: {
        recipient: 'Bench Shopper',
        phone: '08031234567',
        countryCode: 'NG',
        state: 'Lagos',
        lga: 'Eti-Osa',
        city: 'Lekki',
        street: '1 Admiralty Way',
      },
      expectedTotal: quote.totalAmount,
    },
    { ...headers, 'idempotency-key': randomUUID() },
  );
  await call(origin, 'POST', `/api/payments/sandbox/${placed.payment.reference}`, { outcome: 'success' });
  const { payment } = await call<{ payment: { state: string } }>(
    origin,
    'GET',
    `/api/payments/${placed.payment.reference}`,
    undefined,
    headers,
  );
  if (payment.state !== 'succeeded') throw new Error(`the payment is ${payment.state}`);
  return performance.now() - began;
}
