import { expect, type Page } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';
import { callAs } from '../makers/workshop.ts';
import { test } from '../tryon/drawing.ts';
import { choose, drawing, LONG, savedHere, whenCapKept, whenDrawn } from './designing.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });

test('without a connection a design is drawn and kept, the page says so truly, and the account has it later', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const owner = await openAccount(request);
  await rememberSession(page, owner);
  await visitAwake(page, '/design?start=dashiki');
  await whenDrawn(page, /^Dashiki in /);
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Designs are saved on this device.')).toBeVisible();
  await expect(page.getByText('Changes can’t be saved')).toHaveCount(0);
  await choose(page, 'Gobi (folded)');
  await whenDrawn(page, /cap: gobi/);
  await expect(
    page.getByText('Saved on this device. It is saved to your account once that can be reached.'),
  ).toBeVisible();
  expect(await everyIssueOfBothThemes(page)).toEqual([]);
  expect((await savedHere(page)).map(({ recipe }) => recipe.cap)).toEqual(['gobi']);
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);
  const { items } = await callAs(request, owner, '/api/studio/designs');
  expect(items.map(({ recipe }: { recipe: { cap: string } }) => recipe.cap)).toEqual(['gobi']);
});

test('what another device has changed meanwhile is not written over, unless its owner says so', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await openAccount(request);
  await rememberSession(page, owner);
  await visitAwake(page, '/design?start=dashiki');
  await name(page).fill('Mine');
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);
  const designs = async () => (await callAs(request, owner, '/api/studio/designs')).items;
  const elsewhere = async (called: string): Promise<void> => {
    const [{ _id, version, recipe }] = await designs();
    const data = { version, name: called, recipe };
    await callAs(request, owner, `/api/studio/designs/${_id}`, { method: 'PUT', data });
  };

  await elsewhere('Theirs');
  await name(page).fill('Mine too');
  await expect(page.getByText('This design was also changed on another device.')).toBeVisible(LONG);
  expect(await everyIssueOfBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);
  expect((await designs())[0].name).toBe('Mine too');

  await elsewhere('Theirs again');
  await name(page).fill('Mine once more');
  await page.getByRole('button', { name: 'Use the other version' }).click(LONG);
  await expect(name(page)).toHaveValue('Theirs again');
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);
  // What was given up for it is one step back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Mine once more');

  // What is opened is the newest, wherever it was changed.
  await expect.poll(async () => (await designs())[0].name).toBe('Mine once more');
  await page.getByRole('link', { name: 'All designs' }).click();
  await elsewhere('Newest');
  await page.getByRole('link', { name: 'Mine once more' }).click();
  await expect(name(page)).toHaveValue('Newest', LONG);
});

test('who leaves at once has the design in the account all the same', async ({ page, request }) => {
  const owner = await openAccount(request);
  await rememberSession(page, owner);
  await visitAwake(page, '/design?start=dashiki');
  await name(page).fill('In a hurry');
  await page.getByRole('link', { name: 'All designs' }).click();
  await expect
    .poll(async () =>
      (await callAs(request, owner, '/api/studio/designs')).items.map((each: { name: string }) => each.name),
    )
    .toEqual(['In a hurry']);
});

test('what is compared and exchanged is what is kept, also where it is as it was at first', async ({ page }) => {
  test.slow();
  await visitAwake(page, '/design?start=dashiki');
  await whenDrawn(page, /^Dashiki in /);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Gobi (folded)');
  await whenDrawn(page, /^B: .*cap: gobi/);
  await whenCapKept(page, 'gobi');
  await page.getByRole('button', { name: 'Swap A and B' }).click();
  await whenDrawn(page, /^B: Dashiki in (?!.*gobi)/);
  await whenCapKept(page, undefined);
});

test('a browser without workers still lets one choose, keep and ask', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await visitAwake(page, '/design?start=dashiki');
  await expect(page.getByRole('alert').filter({ hasText: 'This browser can’t draw the picture.' })).toBeVisible();
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Gobi (folded)');
  await whenCapKept(page, 'gobi');
  await expect(page.getByRole('button', { name: 'Download picture' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Ask makers' })).toBeEnabled();
  expect(await everyIssueOfBothThemes(page)).toEqual([]);
});

test('a browser that alters what is drawn is told so, and nothing of that is sent or kept', async ({ page }) => {
  await page.route(/drawing\.worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const noise = `{
      const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...box) {
        const image = getImageData.apply(this, box);
        for (let i = 0; i < image.data.length; i += 97) image.data[i] ^= 8;
        return image;
      };
    };`;
    await route.fulfill({ response, body: noise + (await response.text()) });
  });
  await visitAwake(page, '/design?start=dashiki');
  await expect(page.getByRole('alert').filter({ hasText: 'Your browser alters what pages draw' })).toBeVisible(LONG);
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Gobi (folded)');
  await whenCapKept(page, 'gobi');
  const [kept] = await savedHere(page);
  expect(Object.keys(kept ?? {})).toEqual(expect.not.arrayContaining(['picture']));
  await expect(page.getByRole('button', { name: 'Download picture' })).toBeDisabled();
});

test('a drawing that failed is drawn by another worker', async ({ page }) => {
  test.slow();
  let isBroken = true;
  await page.route(/drawing\.worker-[\w-]+\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await visitAwake(page, '/design?start=dashiki');
  await expect(page.getByText('The picture could not be drawn. Your choices are saved.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await whenDrawn(page, /^Dashiki in /);
  await expect(drawing(page, /^Dashiki in /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a link with markup in its name shows it as text', async ({ page }) => {
  const text = '<img src=x onerror="document.title=1">';
  const recipe = { garment: 'dashiki', cloth: 'ankara-diamonds-sun', thread: '#f6a821', darkThread: '#1a0b08' };
  const code = Buffer.from(JSON.stringify({ name: text, recipe })).toString('base64url');
  await page.goto(`/design#d=${code}`);
  await expect(name(page)).toHaveValue(text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Design studio/);
});
