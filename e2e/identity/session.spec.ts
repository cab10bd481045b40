import { expect, type Page, test } from '@playwright/test';
import { fillCart } from '../checkout/buying.ts';
import { logOut, openAccount, PASSWORD, rememberSession, storedSession } from '../kit/account.ts';

const now = (): number => Math.floor(Date.now() / 1000);

test('an expired session is ended with a word and leads every tab to the login page', async ({
  context,
  page,
  request,
}) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('button', { name: 'Ngozi’s account' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
  await page.evaluate(() => {
    localStorage.setItem('token', 'of an earlier version');
    localStorage.setItem('refreshToken', 'of an earlier version');
  });
  const ending = context.waitForEvent(
    'request',
    (call) => call.method() === 'PATCH' && call.url().endsWith('/api/auth/logout'),
  );
  // From a page without scripts of ours, so that both tabs hear of it.
  await rememberSession(await context.newPage(), { ...session, accessTokenExpiry: now() - 1 });

  expect((await ending).postDataJSON()).toEqual({ refreshToken: session.refreshToken });
  for (const [tab, login] of [
    [page, '/login'],
    [other, '/login?next=%2Fproducts'],
  ] as const) {
    await expect(tab.getByText('Session expired. Please log in again.')).toBeVisible();
    await expect(tab).toHaveURL(login);
  }
  expect(await storedSession(page)).toBeNull();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ]);
  const refused = await request.post('/api/auth/refresh/token', { data: { refreshToken: session.refreshToken } });
  expect(refused.status()).toBe(401);
});

test('an idle session that is past its expiry on load is ended, whichever call comes first', async ({
  page,
  request,
}) => {
  const session = await openAccount(request);
  let renewals = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/refresh/token')) renewals += 1;
  });
  await rememberSession(page, { ...session, accessToken: 'spent', accessTokenExpiry: now() - 60 });
  await page.goto('/cart');
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await expect(page.getByText('You were signed out because you were away for 30 minutes.')).toBeVisible();
  expect([renewals, await storedSession(page)]).toEqual([0, null]);
  await page.getByLabel('Email', { exact: true }).fill(session.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/cart');
});

test('a session that the server has ended is spoken of once', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, { ...session, accessToken: 'spent', refreshToken: 'spent' });
  const detected = page.waitForResponse('**/api/currency/detect');
  await page.goto('/products');
  expect((await detected).status()).toBe(401);
  await expect(page).toHaveURL('/login?next=%2Fproducts');
  await expect(page.getByText('you were away')).toBeHidden();
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
});

test('a clock that is half an hour fast ends no session', async ({ page, request }) => {
  const { email } = await openAccount(request);
  await page.clock.install({ time: Date.now() + 31 * 60_000 });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(5000);
  await expect(page.getByText('Session expired. Please log in again.')).toBeHidden();
  expect(await storedSession(page)).toMatchObject({ email });
});

test('a logout that fails at expiry says so', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.goto('/');
  await rewrite(page, { ...session, accessTokenExpiry: now() - 1 });
  await expect(page.getByText('An error occurred during logout. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('an active person is kept signed in', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, { ...session, accessTokenExpiry: now() + 60 });
  const refreshed = page.waitForResponse('**/api/auth/refresh/token');
  await page.goto('/');
  await page.keyboard.press('Shift');
  expect((await refreshed).ok()).toBe(true);
  await expect.poll(async () => (await storedSession(page))?.accessTokenExpiry).toBeGreaterThan(now() + 600);
  expect((await storedSession(page))?.refreshToken).not.toBe(session.refreshToken);
});

test('logging out in one tab signs the other one out as well', async ({ context, page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other).toHaveURL('/orders');
  await logOut(page);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await expect(other).toHaveURL(/\/login/);
});

test('a form that one person has begun is never sent as another who takes their place', async ({
  context,
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Adaora');
  const other = await context.newPage();
  await rememberSession(other, await openAccount(request, 'Tailor', 'Bello'));
  await expect(page.getByLabel('Last name')).toHaveValue('Bello');
  await expect(page.getByLabel('First name')).toHaveValue('Ngozi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Details saved.')).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ firstName: 'Ngozi', lastName: 'Bello', role: 'Tailor' });
});

test('a logout that the server refuses says so, and still forgets the person here', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/products');
  await logOut(page);
  await expect(page.getByText('Logout failed')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
});

test('a logout with a spent token ends the session on the server too', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/products');
  await rewrite(page, { ...session, accessToken: 'spent' });
  await logOut(page);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  const refused = await request.post('/api/auth/refresh/token', { data: { refreshToken: session.refreshToken } });
  expect(refused.status()).toBe(401);
});

test('a spent access token is renewed once, and the calls are tried again', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible();
  let renewals = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/refresh/token')) renewals += 1;
  });
  await rewrite(page, { ...session, accessToken: 'spent' });
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  expect(renewals).toBe(1);
  expect((await storedSession(page))?.accessToken).not.toBe('spent');
});

test('two tabs that renew at once stay logged in', async ({ context, page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, { ...session, accessToken: 'spent' });
  const other = await context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/account?section=security')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible();
  await expect(other.getByText('This device')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ngozi');
});

test('a session that was ended elsewhere takes the way of an expired one', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/products');
  await request.post('/api/auth/logout', { headers: { 'x-access-token': session.accessToken } });
  await page.goto('/account');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  expect(await storedSession(page)).toBeNull();
});

test('a session that ends while a cart is changed is spoken of once', async ({ page, request }) => {
  const session = await openAccount(request);
  await fillCart(request, session, 'Ankara Shift');
  await rememberSession(page, session);
  await page.goto('/cart');
  await page.route('**/api/cart/update/*', async (route) => {
    await request.post('/api/auth/logout', { headers: { 'x-access-token': session.accessToken } });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  const said = page.getByRole('region', { name: 'Notifications' }).getByText('Session expired. Please log in again.');
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await expect(said).toHaveCount(1);
});

/** Changes the stored session under the page, as time would. */
async function rewrite(page: Page, session: object): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('adunni.session', text), JSON.stringify(session));
}
