import { expect, type Page, test } from '@playwright/test';
import { openAccount, PASSWORD, rememberSession, storedSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';

const PICTURE = 'packages/garment-art/media/categories/women.webp';

test('a changed name is saved, and the header follows', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Adaora');
  await page.getByLabel('Phone (optional)').fill('0803 555 0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Details saved.')).toBeVisible();
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('+2348035550199');
  expect(await storedSession(page)).toMatchObject({ firstName: 'Adaora' });
  await expect(page.getByRole('button', { name: 'Adaora’s account' })).toBeVisible();

  await page.getByLabel('Phone (optional)').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
});

test('changes that are not saved are not lost by a slip', { tag: '@phone' }, async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Adaora');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Overview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Adaora');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Overview' }).click();
  await dialog.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/account');
});

test('a picture is refused with its reason, shown, and removed again', { tag: '@phone' }, async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/profile');
  const field = page.getByLabel('Choose a photo');
  await field.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  await field.setInputFiles(PICTURE);
  await expect(page.getByText('Photo updated.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ avatar: { url: expect.any(String) } });

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveCount(0);
});

test('a new password needs the old one and counts from then on', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/profile');
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. All other devices are logged out.')).toBeVisible();
  const login = (password: string) => request.post('/api/auth/login', { data: { email: session.email, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login('another-long-password')).status()).toBe(200);
});

test('an address is added with its area, changed, removed and brought back', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/account?section=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel('Recipient').fill('Ngozi Eze');
  await dialog.getByLabel('Phone').fill('08035550123');
  await dialog.getByLabel('State').selectOption('Lagos');
  await dialog.getByLabel('Local government area').selectOption('Ikeja');
  await dialog.getByLabel('State').selectOption('Enugu');
  await expect(dialog.getByLabel('Local government area')).toHaveValue('');
  await dialog.getByLabel('City or town').fill('Nsukka');
  await dialog.getByLabel('Street address').fill('3 University Road');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Please choose the local government area.')).toBeVisible();
  await expect(dialog.getByLabel('Local government area')).toBeFocused();
  await dialog.getByLabel('Local government area').selectOption('Nsukka');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 University Road, Nsukka, Enugu, Nigeria')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Edit 3 University Road/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await edit.getByLabel('Country').selectOption('GB');
  await expect(edit.getByLabel('County')).toHaveValue('');
  await edit.getByLabel('County').fill('Greater London');
  await edit.getByLabel('Postcode').fill('SE15 4QN');
  await edit.getByLabel('City or town').fill('London');
  await edit.getByLabel('Phone').fill('+44 20 7946 0018');
  await edit.getByRole('button', { name: 'Save address' }).click();
  const line = page.getByText('3 University Road, London, Greater London, SE15 4QN, United Kingdom');
  await expect(line).toBeVisible();

  await page.getByRole('button', { name: /^Remove 3 University Road/ }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
});

test('another device is logged out from here', async ({ browser, page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  const elsewhere = await browser.newPage();
  const answer = await request.post('/api/auth/login', { data: { email: session.email, password: PASSWORD } });
  const { user, token, refreshToken } = await answer.json();
  await rememberSession(elsewhere, { ...user, accessToken: token, refreshToken });
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible();

  await page.goto('/account?section=security');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: /^Log out (?!all)/ }).click();
  await expect(page.getByText('Device logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out/ })).toHaveCount(0);

  await elsewhere.getByRole('link', { name: 'Addresses' }).first().click();
  await expect(elsewhere.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Faccount/);
  expect(await storedSession(elsewhere)).toBeNull();
  await elsewhere.close();
});

test('a person takes their data along, asks for deletion and stays after all', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  await page.goto('/account?section=privacy');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('adunni-account.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).profile.email).toBe(session.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Deletion cancelled. Your account stays active.')).toBeVisible();
  await expect(page.getByText('Your account will be deleted on')).toBeHidden();
});

test('profile and account have no serious accessibility issue in either theme', { tag: '@both' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await rememberSession(page, await openAccount(request));
  const sections = ['', '?section=addresses', '?section=security', '?section=privacy'];
  for (const path of ['/profile', '/orders', '/wishlist', ...sections.map((each) => `/account${each}`)]) {
    await page.goto(path);
    await expectNoIssues(page, path);
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoIssues(page, 'the deletion dialogue');
  await page.goto('/account?section=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoIssues(page, 'the address dialogue');
});

async function expectNoIssues(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  expect(await seriousIssuesOfBothThemes(page), where).toEqual([]);
}
