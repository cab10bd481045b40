import { expect, test } from '@playwright/test';
import { logOut, openAccount, PASSWORD, rememberSession, storedSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { mailedPath } from '../kit/outbox.ts';
import { expectToast, holdClock } from '../kit/toast.ts';
import { visit } from '../kit/visit.ts';

test('a person registers, logs out and logs in again to where they wanted to go', { tag: '@phone' }, async ({
  page,
}) => {
  const email = `folake-${Date.now()}-${test.info().workerIndex}@adunni.example`;
  await visit(page, '/register?next=%2Fprofile');
  await page.getByLabel('First name').fill('Folake');
  await page.getByLabel('Last name').fill('Ade');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('At least 10 characters.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ email, role: 'Customer' });

  await logOut(page, 'Folake');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();

  await page.goto('/account?section=security');
  await expect(page).toHaveURL('/login?next=%2Faccount%3Fsection%3Dsecurity');
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('the-wrong-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/account?section=security');
  await expect(page.getByText('This device')).toBeVisible();
});

test('a maker learns that their work is verified first', async ({ page }) => {
  await visit(page, '/register');
  await page.getByLabel('Tailor').check();
  await expect(page.getByText('We verify every maker before their shop opens.')).toBeVisible();
});

test('a login or registration without a message from the server says so in our words', async ({ page }) => {
  await page.route(/\/api\/auth\/(login|register)$/, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, '/register');
  await page.getByLabel('First name').fill('Amaka');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('Email', { exact: true }).fill('amaka@adunni.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration failed')).toBeVisible();

  await visit(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('amaka@adunni.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('amaka@adunni.example');
});

test('a login without a connection fails by the text of the catalogue', async ({ context, page }) => {
  await visit(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('amaka@adunni.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Login' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Login failed\s+You appear to be offline\./);
  await context.setOffline(false);
});

test('what is typed before the scripts are there stays, and is sent once they are', async ({ page, request }) => {
  const { email } = await openAccount(request);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(button).toBeDisabled();
  scripts.resolve();
  await button.click();
  await expect(page).toHaveURL('/');
  expect((await storedSession(page))?.email).toBe(email);
});

test('who is logged in is led home from the login page', async ({ page, request }) => {
  await holdClock(page);
  await rememberSession(page, await openAccount(request));
  await page.goto('/login');
  await expectToast(page, 'You are already logged in!', 3);
  await expect(page).toHaveURL('/');
});

for (const role of ['Customer', 'Tailor', 'Designer'])
  test(`a ${role} who is logged in is led home from registration`, async ({ page, request }) => {
    await holdClock(page);
    await rememberSession(page, await openAccount(request, role));
    await page.goto('/register');
    await expectToast(page, 'You do not have access to this resource!', 4);
    await expect(page).toHaveURL('/');
  });

test('signed-in pages lead to the login page and back', async ({ page }) => {
  for (const path of ['/account', '/profile', '/orders', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('login never leads to another site', async ({ page, request }) => {
  const { email } = await openAccount(request);
  await visit(page, '/login?next=%2F%2Felsewhere.example%2F');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

test('a forgotten password is set anew by the mailed link, once, on the way to where somebody wanted to go', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { email } = await openAccount(request);
  await visit(page, '/login?next=/account');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password?next=%2Faccount');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(
    page.getByText('If there is an account for this email, we’ve sent a link to reset the password.'),
  ).toBeVisible();

  const path = await mailedPath('reset-password', email);
  await visit(page, path);
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed. Please log in.')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another-long-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/account');
  expect((await storedSession(page))?.email).toBe(email);

  await visit(page, path);
  await page.getByLabel('New password').fill('yet-another-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(
    page.getByText('This link has expired or has already been used. Please request a new one.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password?next=%2Faccount');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('an address is confirmed by a press on the mailed page', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await visit(page, await mailedPath('verify-email', session.email));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('the ways in have no serious accessibility issue in either theme', { tag: '@both' }, async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify/email?token=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page), path).toEqual([]);
  }
});
