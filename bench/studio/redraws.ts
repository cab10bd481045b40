import { type Browser, chromium, type Page } from '@playwright/test';
import { GARMENTS } from '../../packages/garment-art/src/recipes/choices.ts';
import { createDatabase, startApplication } from '../application.ts';
import { BROWSER_FLAGS } from '../phone.ts';
import { table } from '../report.ts';
import { inMs, medians, type Times } from './figures.ts';

/** A drawing of 800 px: a phone of 400 px with a screen twice as fine, of which it takes the width. */
const PHONE = { viewport: { width: 400, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const BARS: Times = { rough: 100, sharp: 600 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Long enough for a busy machine; what is measured is not waited for by it. */
const PATIENCE_MS = 120_000;

/** Colours that no garment starts with, one for each round and one to begin with. */
const colourOf = (round: number): string => `#${(0x31_4f_7a + 0x07_05_03 * round).toString(16)}`;

/** What is changed: the thread, which needs no other cloth; and a colour of the cloth, which is woven anew. */
const CHANGES = [
  { name: 'another thread', tab: /^(Embroidery|Trims)$/ },
  { name: 'another colour of the cloth', tab: /^Fabric$/ },
] as const;

/** Measures how soon the studio’s page draws each garment anew once it has drawn it; returns Markdown. */
export async function measureRedraws(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const drawn: { title: string; px: number; changes: Times[] }[] = [];
    for (const [name, { title }] of Object.entries(GARMENTS))
      drawn.push({ title, ...(await redraw(browser, `${application.origin}/design?start=${name}`)) });
    return tellOf(drawn);
  } finally {
    await browser.close();
    await application.stop();
  }
}

function tellOf(drawn: readonly { title: string; px: number; changes: Times[] }[]): string {
  const heads = CHANGES.flatMap(({ name }) => [`${name}, rough`, 'sharp']);
  const rows = drawn.map(({ title, changes }) => [title, ...changes.flatMap((times) => inMs(times, BARS))]);
  const worst = CHANGES.map(({ name }, at) => {
    const slowest = drawn.toSorted((a, b) => (b.changes[at]?.sharp ?? 0) - (a.changes[at]?.sharp ?? 0))[0];
    return `${name}: ${slowest?.title}, ${Math.round(slowest?.changes[at]?.sharp ?? 0)} ms`;
  });
  const widths = [...new Set(drawn.map(({ px }) => px))].join(', ');
  return `${table([`ms at ${widths} px, medians of ${ROUNDS}`, ...heads], rows)}\n\nWorst, ${worst.join('; ')}.`;
}

/** The times of each change of one garment, and how wide it was drawn. */
async function redraw(browser: Browser, address: string): Promise<{ px: number; changes: Times[] }> {
  const context = await browser.newContext(PHONE);
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchPictures);
    const page = await context.newPage();
    await page.goto(address);
    await untilDrawn(page);
    const changes: Times[] = [];
    for (const { tab } of CHANGES) {
      await page.getByRole('tab', { name: tab }).tap();
      changes.push(await changeColour(page));
    }
    return { px: await page.evaluate('pictures.width'), changes };
  } finally {
    await context.close();
  }
}

/** A function, since the page’s policy lets no text be evaluated. */
const untilDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const { pictures } = window as unknown as { pictures?: { sharp: number } };
    return (pictures?.sharp ?? 0) > 0 && !document.querySelector('figure[aria-busy=true]');
  });

/** Changes a colour by its number, once without being measured. */
async function changeColour(page: Page): Promise<Times> {
  const hex = page.getByLabel('Hex code');
  const times: Times[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.evaluate('pictures.begin()');
    await hex.fill(colourOf(round));
    await untilDrawn(page);
    if (round > 0) times.push(await page.evaluate('({ rough: pictures.rough, sharp: pictures.sharp })'));
  }
  return medians(times);
}

/** Runs in the page: keeps when pictures were put onto the drawing, counted from the change before it. */
function watchPictures(): void {
  const pictures = {
    rough: 0,
    sharp: 0,
    width: 0,
    began: 0,
    begin() {
      Object.assign(pictures, { rough: 0, sharp: 0, began: 0 });
    },
  };
  Object.assign(window, { pictures });
  window.addEventListener(
    'input',
    () => {
      pictures.began = performance.now();
    },
    true,
  );
  const put = CanvasRenderingContext2D.prototype.putImageData as (...said: unknown[]) => void;
  CanvasRenderingContext2D.prototype.putImageData = function (...said: unknown[]) {
    put.apply(this, said);
    const [{ width }] = said as [ImageData];
    // Squares of cloth are not what is asked for.
    if (!this.canvas.closest('figure')) return;
    const now = performance.now() - pictures.began;
    if (pictures.rough === 0) pictures.rough = now;
    else pictures.sharp = now;
    pictures.width = width;
  };
}
