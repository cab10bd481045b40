import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs } from '../makers/workshop.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1');

/** Signs in as one of the demo’s people. */
async function signIn(page: Page, name: string): Promise<Session> {
  const session = await demoSession(page.request, name);
  await rememberSession(page, session);
  return session;
}

/** A picture as the workshop’s photo: one of the shop’s own. */
async function somePicture(page: Page): Promise<Buffer> {
  const { items } = await (await page.request.get('/api/makers?limit=1')).json();
  return (await page.request.get(`${items[0].cover.url}/480.jpg`)).body();
}

test('a maker sends documents, an admin looks at them and approves, and the workshop is public', async ({
  page,
  browser,
}) => {
  const maker = await openAccount(page.request, 'Designer');
  const name = `Atelier ${Date.now()}`;
  await rememberSession(page, maker);
  await page.goto('/designer/shop');
  await expect(page.getByRole('heading', { name: 'Your shop is not open yet' })).toBeVisible();
  expect(await seriousIssues(page), 'the shop').toEqual([]);
  await page.getByLabel('Shop name').fill(name);
  await page.getByLabel('Tagline').fill('Lace, cut once.');
  await page.getByLabel('Story').fill('Three machines and a rule about Fridays.');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Onitsha');
  await page.getByRole('button', { name: 'Save shop' }).click();
  await expect(page.getByText('Shop saved.')).toBeVisible();

  const add = (label: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByRole('region', { name: label }).locator('input[type=file]').setInputFiles(file);
  await add('Identity', { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') });
  await expect(page.getByText('Please choose a PDF, JPEG, PNG or WebP file.')).toBeVisible();
  await add('Identity', { name: 'id.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('region', { name: 'Identity' }).getByText('Not submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(page.getByText(/^Please add proof of identity/)).toBeVisible();
  await add('Workshop photo', { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await somePicture(page) });
  await add('Guarantor', { name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('Not submitted')).toHaveCount(3);
  await page.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(page.getByRole('heading', { name: 'We are reviewing your documents' })).toBeVisible();
  const shop = await (
    await page.request.get('/api/staff/shop', { headers: { 'x-access-token': maker.accessToken } })
  ).json();
  expect((await page.request.get(`/makers/${shop.slug}`)).status()).toBe(404);

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, 'admin');
  await desk.goto('/admin/users/verification?sort=-createdAt');
  expect(await seriousIssues(desk), 'the queue').toEqual([]);
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByRole('img', { name: 'Workshop photo, in full size' })).toBeVisible();
  expect(await seriousIssues(desk), 'the workshop').toEqual([]);
  await desk.getByRole('button', { name: 'Approve' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Verified', exact: true }).check();
  expect(await seriousIssues(desk), 'the approval').toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Workshop approved and public.')).toBeVisible();
  await staff.close();

  await page.goto(`/makers/${shop.slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('who is suspended with others while signed in elsewhere is led to the login page by the next click', async ({
  page,
  browser,
}) => {
  const family = `Bello${Date.now()
    .toString()
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  const [person, other] = [
    await openAccount(page.request, 'Customer', family),
    await openAccount(page.request, 'Customer', family),
  ];
  await rememberSession(page, person);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  const admin = await signIn(desk, 'admin');
  await desk.goto(`/admin/users?q=${family}`);
  expect(await seriousIssues(desk), 'the list').toEqual([]);
  const boxes = desk.getByRole('checkbox', { name: `Select Ngozi ${family}` });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  const meanwhile = { action: 'suspend', ids: [other._id] };
  await callAs(page.request, admin, '/api/staff/users/actions', { data: meanwhile });
  await desk.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Suspend' }).click();
  const became = desk.getByRole('dialog', { name: 'Results' }).getByRole('listitem');
  await expect(became.filter({ hasText: 'Done' })).toHaveCount(1);
  await expect(became.filter({ hasText: 'This account is already suspended.' })).toHaveCount(1);
  expect(await seriousIssues(desk), 'what became of each').toEqual([]);

  await page.goto('/orders');
  await expect(page).toHaveURL(/^[^?]*\/login/);

  await desk.goto(`/admin/users/${person._id}`);
  await desk.getByRole('button', { name: 'Reinstate' }).click();
  await expect(desk.getByText('Account reinstated.')).toBeVisible();
  await desk.getByRole('button', { name: 'Suspend' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByText('Account suspended.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  await expect(desk.getByText('Suspend a user').first()).toBeVisible();
  expect(await seriousIssues(desk), 'the person').toEqual([]);
  await staff.close();
});

test('an admin comes from a person to all that they booked', async ({ page }) => {
  const admin = await signIn(page, 'admin');
  const [shopper] = (await callAs(page.request, admin, '/api/staff/users?q=customer@adunni')).items;
  await page.goto(`/admin/users/${shopper._id}`);
  const bookings = page.locator('section', { has: page.getByRole('heading', { name: 'Bookings' }) });
  await expect(bookings.getByRole('link', { name: /^BKG-/ }).first()).toBeVisible();
  await bookings.getByRole('link', { name: 'All bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  const others = (await callAs(page.request, admin, '/api/staff/bookings')).total;
  const { total } = await callAs(page.request, admin, `/api/staff/bookings?customer=${shopper._id}`);
  expect(total).toBeLessThan(others);
  await expect(page.getByText(`${total} bookings`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter One customer' }).click();
  await expect(page).toHaveURL('/admin/bookings');
  await expect(page.getByText(`${total} bookings`, { exact: true })).toBeHidden();
});

test('an admin neither opens accounts for staff nor touches those of colleagues', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/users/add');
  await expect(page).toHaveURL('/unauthorized');
  await page.goto('/admin/users?role=SuperAdmin');
  await page.getByRole('link', { name: 'Ifeanyi Nwosu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ifeanyi Nwosu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0);
});

test('the wrong role is sent to /unauthorized', async ({ page }) => {
  await signIn(page, 'designer');
  for (const path of ['/admin/users', '/admin/users/verification', '/tailor/shop']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
});

test('a superadmin opens an account for a colleague, who chooses the password', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/users/add');
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByLabel('First name').fill('Bisi');
  await page.getByLabel('Last name').fill('Cole');
  await page.getByLabel('Email').fill('customer@adunni.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^An account with this email already exists/)).toBeVisible();
  await page.getByLabel('Email').fill(`bisi-${Date.now()}-${Math.random().toString(36).slice(2)}@adunni.example`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bisi Cole' })).toBeVisible();
});
