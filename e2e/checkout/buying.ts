import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PASSWORD, type Session } from '../kit/account.ts';

interface Card {
  _id: string;
  title: string;
}
interface Variant {
  _id: string;
  available: number;
}
interface Group {
  _id: string;
  choices: { _id: string }[];
}

const ADDRESS = {
  recipient: 'Ngozi Eze',
  phone: '08030000200',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '14 Admiralty Way',
};

const asPerson = ({ accessToken }: Session) => ({ 'x-access-token': accessToken });

/** Id of the piece with that title. */
export async function pieceId(request: APIRequestContext, title: string): Promise<string> {
  const { items } = (await (await request.get('/api/products?limit=100')).json()) as { items: Card[] };
  const id = items.find((card) => card.title === title)?._id;
  if (!id) throw new Error(`there is no ${title} for sale`);
  return id;
}

/** Puts one piece of a title into a person’s cart. */
export async function fillCart(request: APIRequestContext, person: Session, title: string): Promise<void> {
  await addToCart(request, person, await pieceId(request, title));
}

const WEARER = { name: 'Ngozi', figure: 'woman', ageGroup: 'adult', unit: 'cm', method: 'alone' };
const LENGTHS = { height: 1680, 'shoulder-width': 400, 'bust-girth': 920, 'waist-girth': 740, 'hip-girth': 1000 };

/** A person’s first profile of measurements; one that has all that is needed when they have none. */
export async function profileOf(request: APIRequestContext, person: Session): Promise<string> {
  const headers = asPerson(person);
  const [known] = (await (await request.get('/api/measurements', { headers })).json()).items;
  if (known) return known._id;
  const data = { ...WEARER, values: LENGTHS, measuredOn: '2026-05-03' };
  const response = await request.post('/api/measurements', { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).profile._id;
}

/**
 * Puts one piece into a person’s cart: the variant with the most left, or made to measure with the first choices, from
 * their first profile or, with `later`, from measurements that follow.
 */
export async function addToCart(
  request: APIRequestContext,
  person: Session,
  productId: string,
  measured: 'now' | 'later' = 'now',
): Promise<void> {
  const { product } = (await (await request.get(`/api/products/${productId}`)).json()) as {
    product: { variants: Variant[]; optionGroups: Group[] };
  };
  const [variant] = product.variants.sort((one, other) => other.available - one.available);
  const options = Object.fromEntries(product.optionGroups.map(({ _id, choices }) => [_id, choices[0]?._id]));
  const chosen = variant
    ? { variantId: variant._id }
    : {
        options,
        ...(measured === 'now' ? { measurementProfileId: await profileOf(request, person) } : { measureLater: true }),
      };
  const data = { productId, ...chosen, quantity: 1 };
  const response = await request.post('/api/cart/add', { headers: asPerson(person), data });
  expect(response.status(), await response.text()).toBe(200);
}

/** Stores an address in a person’s book. */
export async function keepAddress(
  request: APIRequestContext,
  person: Session,
  recipient = ADDRESS.recipient,
): Promise<void> {
  const data = { ...ADDRESS, recipient };
  const response = await request.post('/api/account/addresses', { headers: asPerson(person), data });
  expect(response.ok(), await response.text()).toBe(true);
}

/**
 * Orders what is in a person’s cart and pays it, or the deposit, without a browser, with a card of the sandbox, for the
 * person of that name, to the usual address but for `place`; returns the order’s id.
 */
export async function buyCart(
  request: APIRequestContext,
  person: Session,
  paymentPlan: 'full' | 'deposit' = 'full',
  card = 'works',
  name = { firstName: 'Ngozi', lastName: 'Eze' },
  place: Partial<typeof ADDRESS> & { postcode?: string } = {},
): Promise<string> {
  const call = async (path: string, data: object) => {
    const headers = { ...asPerson(person), 'idempotency-key': crypto.randomUUID() };
    const response = await request.post(path, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { email } = person;
  const address = { ...ADDRESS, recipient: `${name.firstName} ${name.lastName}`, ...place };
  const { inForce } = await (await request.get('/api/legal/terms')).json();
  const { totalAmount } = await call('/api/checkout/quote', { paymentPlan, countryCode: address.countryCode });
  const { order, payment } = await call('/api/checkout', {
    contact: { ...name, email, phone: address.phone },
    address,
    paymentPlan,
    expectedTotal: totalAmount,
    termsVersionId: inForce?._id,
  });
  await call(`/api/payments/sandbox/${payment.reference}`, { outcome: 'success', card });
  const paid = await request.get(`/api/payments/${payment.reference}`, { headers: asPerson(person) });
  expect(paid.ok(), await paid.text()).toBe(true);
  return order._id;
}

/** Presses the button that leads to the next step. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

/** Registers on the way to the checkout: by phone one field at a time, at a desk all of them, then the one button. */
export async function fillRegistration(page: Page, email: string, byPhone: boolean): Promise<void> {
  const fields = { 'First name': 'Ngozi', 'Last name': 'Eze', Email: email, Password: PASSWORD };
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    if (byPhone && label !== 'First name') {
      await expect(field).toBeHidden();
      await goOn(page);
    }
    await field.fill(value);
  }
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/checkout');
}

/** Writes an address in Lagos into the checkout, and goes on. */
export async function writeAddress(page: Page): Promise<void> {
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('Local government area').selectOption('Eti-Osa');
  await page.getByLabel('City or town').fill('Lekki');
  await page.getByLabel('Street address').fill('14 Admiralty Way');
  await goOn(page);
}

/** Walks through the checkout with the first address and the offered choices, up to the sandbox’s page. */
export async function checkOut(page: Page): Promise<void> {
  await page.goto('/checkout');
  // Of the account nothing is known; the number of its address is proposed.
  await expect(page.getByLabel('Phone')).toHaveValue(/^\+?\d+$/);
  await page.getByLabel('Phone').fill('08030000200');
  for (let step = 0; step < 4; step++) await goOn(page);
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
}

/** Chooses how the sandbox ends the payment and comes back to the order. */
export async function endPayment(page: Page, button: string): Promise<void> {
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await expect(page.getByText(/^Order ADN-\d{4}-\d{6} · /)).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
}

/** The amount of money that an element shows, in naira. */
export async function moneyIn(page: Page, label: string): Promise<number> {
  const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  return Number(await row.locator('[data-money]').first().getAttribute('data-money'));
}
