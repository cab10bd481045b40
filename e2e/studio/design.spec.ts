import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { pieceId } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';
import { test } from '../tryon/drawing.ts';
import { choose, drawing, LONG, savedHere, whenDrawn } from './designing.ts';

test('a design is made on a phone by touch, kept, and found again', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await visitAwake(page, '/design');
  await page.getByRole('link', { name: 'Boubou', exact: true }).tap();
  await whenDrawn(page, /^Boubou in Silk, fuchsia/);
  expect(await savedHere(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Fabric' }).tap();
  await choose(page, 'Adire');
  await choose(page, /^Adire oniko, tied rings in kola brown/);
  await whenDrawn(page, /^Boubou in Adire oniko, tied rings in kola brown/);
  await page.getByLabel('Hex code').fill('#123c9c');
  await whenDrawn(page, /kola brown in own colours/);
  // The drawing stays in sight while its colours are chosen below it.
  await page.getByRole('button', { name: 'Use the original colours' }).scrollIntoViewIfNeeded();
  await expect(drawing(page, /^Boubou in Adire/)).toBeInViewport();

  await page.getByRole('tab', { name: 'Accessories' }).tap();
  await choose(page, 'Pearl');
  await page.getByRole('textbox', { name: 'Name' }).fill('For Lagos');
  await expect
    .poll(async () => (await savedHere(page)).map(({ name, recipe }) => [name, recipe.beads, recipe.clothColours]))
    .toEqual([['For Lagos', 'pearl', '#123c9c #a1532a #f3dfc4']]);
  await whenDrawn(page, /beads at the neck: pearl/);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'All designs' }).tap();
  await page.getByRole('link', { name: 'For Lagos' }).tap();
  await whenDrawn(page, /beads at the neck: pearl/);
});

test('a design is made with the keyboard alone', async ({ page }) => {
  test.slow();
  await visitAwake(page, '/design?start=tunic');
  await whenDrawn(page, /^Kaftan or senator in Guinea brocade, emerald/);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

  await page.getByRole('tab', { name: 'Silhouette' }).focus();
  await press('Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Below the knee' })).toBeFocused();
  await press('Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Round', exact: true })).toBeChecked();
  await whenDrawn(page, /length: below the knee; neckline: round/);
  await press('Control+z');
  await whenDrawn(page, /length: below the knee; neckline: standing collar/);
  await press('Control+z');
  await whenDrawn(page, /length: knee; neckline: standing collar/);
  await press('Control+Shift+z', 'Control+Shift+z');
  await whenDrawn(page, /length: below the knee; neckline: round/);

  await page.getByRole('tab', { name: 'Silhouette' }).focus();
  await press('ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Motif' })).toBeFocused();
  await press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(async () => (await savedHere(page))[0]?.recipe.clothScale).toBe(0.43);

  // Compared with how it was, then exchanged for that.
  await whenDrawn(page, /neckline: round/);
  await page.getByRole('button', { name: 'Compare' }).focus();
  await press('Enter');
  await expect(drawing(page, /^A: Kaftan or senator/)).toBeVisible();
  await page.getByRole('button', { name: 'Surprise me' }).focus();
  await press('Enter');
  await whenDrawn(page, /^B: /);
  const surprise = (await savedHere(page))[0]?.recipe;
  expect(surprise?.garment).toBe('tunic');
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Swap A and B' }).focus();
  await press('Enter');
  await expect.poll(async () => (await savedHere(page))[0]?.recipe.neckline).toBe('round');
});

test('a link is opened by somebody else and changed into a copy of their own', async ({ page, browser, baseURL }) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitAwake(page, '/design?start=dashiki');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ours');
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Gobi (folded)');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const before = await savedHere(page);

  const others = await browser.newContext({ baseURL });
  const other = await others.newPage();
  await other.goto(link);
  await whenDrawn(other, /^Dashiki in .*cap: gobi/);
  await expect(other.getByText('A shared design. Change it to make your own copy.')).toBeVisible();
  expect(await savedHere(other)).toEqual([]);
  await other.getByRole('tab', { name: 'Accessories' }).click();
  await choose(other, 'Hula (embroidered)');
  await expect
    .poll(async () => (await savedHere(other)).map(({ name, recipe }) => [name, recipe.cap]))
    .toEqual([['Ours', 'hula']]);
  const [copy] = await savedHere(other);
  expect(copy?.id).not.toBe(before[0]?.id);
  expect((await savedHere(page)).map(({ recipe }) => recipe)).toEqual(before.map(({ recipe }) => recipe));
  // A reload goes on with the copy, not with what the link says.
  await other.reload();
  await whenDrawn(other, /cap: hula/);
  await others.close();
});

test('links and recipes that no garment fits are refused in words', async ({ page }) => {
  await page.goto('/design#d=AAAA');
  await expect(page.getByRole('heading', { name: 'This design can’t be opened' })).toBeVisible();
  await page.getByRole('link', { name: 'Start a new design' }).click();
  await page.getByText('Open a recipe').click();
  const recipe = page.getByLabel('Recipe (JSON)');
  const open = page.getByRole('button', { name: 'Open recipe' });
  await recipe.fill('{"garment":"boubou","embroidery":"jewel","cloth":"../secret"}');
  await open.click();
  await expect(page.getByText(/^This recipe can’t be drawn: check “cloth”/)).toBeVisible();
  await recipe.fill(
    JSON.stringify({ garment: 'edo-wrapper', cloth: 'velvet-wine', thread: '#d9ae55', darkThread: '#000000' }),
  );
  await open.click();
  await whenDrawn(page, /^Edo wrapper in Velvet, wine/);
});

test('a product becomes one’s own, and a picture of it is kept', async ({ page, request }) => {
  test.slow();
  await visitAwake(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
  await choose(page, /^Burgundy/);
  await page.getByRole('link', { name: 'Customise in the design studio' }).click();
  await whenDrawn(page, /^Agbada in Guinea brocade, burgundy/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Eko Agbada');
  const [file] = await Promise.all([
    page.waitForEvent('download', LONG),
    page.getByRole('button', { name: 'Download picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('adunni-eko-agbada.png');
  // As large as the canvas of any device, and no larger: a file of PNG says so first.
  const png = await readFile(await file.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1536, 2048]);
});

test('who is signed in has the design in the account, and opens it elsewhere', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const account = await openAccount(request);
  await rememberSession(page, account);
  await visitAwake(page, '/design?start=duster');
  await page.getByRole('textbox', { name: 'Name' }).fill('Rainy season');
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);
  await page.getByRole('tab', { name: 'Motif' }).click();
  await choose(page, 'Crosswise');
  await expect(page.getByText('Saving to your account…')).toBeVisible();
  await expect(page.getByText('Saved to your account.')).toBeVisible(LONG);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await rememberSession(other, account);
  await visitAwake(other, '/design');
  await other.getByRole('link', { name: 'Rainy season' }).click();
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Rainy season');
  await other.getByRole('tab', { name: 'Motif' }).click();
  await expect(other.getByRole('radio', { name: 'Crosswise' })).toBeChecked();
  await elsewhere.close();
});
