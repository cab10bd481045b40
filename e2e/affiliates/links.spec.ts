import { readFile } from 'node:fs/promises';
import { type Browser, type Download, expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { UNDECIDED } from '../kit/cookie-choice.ts';
import { visit } from '../kit/visit.ts';
import { callAs } from '../makers/workshop.ts';
import { applyByCall, approve, PHONE, someCode } from './kit.ts';

/** A page of the shop that no other journey changes. */
const KEPT = '/careers/pattern-cutter';

/** A browser of a person who agreed to all cookies on another page. */
async function agreed(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ storageState: UNDECIDED, userAgent: PHONE })).newPage();
  await visit(page, '/affiliates');
  const logged = page.waitForResponse(
    (response) => response.url().endsWith('/api/legal/consent') && response.request().method() === 'PUT',
  );
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  expect((await logged).ok()).toBe(true);
  return page;
}

/** Opens a link; returns the page as the server sent it, once the click was told. */
async function follow(page: Page, link: string): Promise<string> {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/affiliates/clicks'));
  const response = await page.goto(link);
  expect(await (await told).json()).toEqual({ isKnown: true, isKept: true });
  return (await response?.text()) ?? '';
}

test('a link to a kept page shows the page that everybody gets, counts once in two tabs, and is remembered', async ({
  request,
  browser,
}) => {
  const [partner, code] = [await openAccount(request), someCode()];
  await applyByCall(request, partner, code);
  await approve(request, code);
  const kept = await (await request.get(KEPT)).text();

  const page = await agreed(browser);
  expect(await follow(page, `${KEPT}?ref=${code}`)).toBe(kept);
  const tab = await page.context().newPage();
  expect(await follow(tab, `${KEPT}?ref=${code.toLowerCase()}`)).toBe(kept);
  expect(await (await request.get(KEPT)).text(), 'for the next visitor').toBe(kept);

  const cookies = (await page.context().cookies(`${new URL(page.url()).origin}/api/`)).map(({ name }) => name);
  expect(cookies).toContain('adunni_partner');
  const { total } = await callAs(request, partner, '/api/affiliate/figures?days=30');
  expect(total.clicks).toBe(1);
});

test('a code that somebody else has is remarked on beside its field, and nothing written is lost', {
  tag: '@both',
}, async ({ page, request }) => {
  const code = someCode();
  await applyByCall(request, await openAccount(request), code);
  await rememberSession(page, await openAccount(request));
  await visit(page, '/affiliates');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kemi Writes');
  const field = page.getByRole('textbox', { name: 'Code', exact: true });
  await field.fill(code.toLowerCase());
  await page.getByLabel('Website or handle').fill('@kemi');
  await page.getByLabel('Your audience').fill('Readers in Jos.');
  await page.getByLabel('How you will recommend us').fill('A letter each month.');
  await page.getByLabel(/^I accept the/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(field).toHaveAccessibleDescription(/Someone else has this code\. Please choose another\./);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your audience')).toHaveValue('Readers in Jos.');
  await field.fill(someCode());
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
});

test('the code of a link is saved as SVG and as PNG, square by square alike', async ({ page, request }) => {
  const [partner, code] = [await openAccount(request), someCode()];
  await applyByCall(request, partner, code);
  await approve(request, code);
  await rememberSession(page, partner);
  await visit(page, '/account/affiliate');
  await page.getByLabel('Or paste its address').fill(KEPT);
  const shown = page.getByRole('img', { name: 'QR code of your link' });
  const saved = async (ending: string): Promise<Download> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ending, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`adunni-${code}.${ending.toLowerCase()}`);
    return download;
  };
  const svg = await readFile(await (await saved('SVG')).path(), 'utf8');
  const png = await readFile(await (await saved('PNG')).path(), 'base64');
  const squares = (await shown.locator('path').getAttribute('d')) ?? '';
  expect(svg).toContain(`<path d="${squares}"/>`);
  const side = Number((await shown.getAttribute('viewBox'))?.split(' ')[2]);
  expect(await darkSquares(page, png, side)).toEqual(
    [...squares.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
});

/** Which squares of a picture are dark, row by row. */
const darkSquares = (page: Page, png: string, side: number): Promise<number[][]> =>
  page.evaluate(
    async ([file, count]) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const scale = picture.width / count;
      const places = Array.from({ length: count * count }, (_, at) => [at % count, Math.floor(at / count)]);
      const isDark = ([x = 0, y = 0]: number[]): boolean =>
        (context?.getImageData((x + 0.5) * scale, (y + 0.5) * scale, 1, 1).data[0] ?? 255) < 128;
      return places.filter(isDark);
    },
    [png, side] as const,
  );
