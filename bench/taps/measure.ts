import { type Browser, type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { createDatabase, startApplication } from '../application.ts';
import { BROWSER_FLAGS, CPU_SLOWDOWN } from '../phone.ts';
import { table } from '../report.ts';
import { machineIndex } from '../visits/machine-index.ts';
import { PATHS, SCENES, type Scene } from './scenes.ts';
import { signInShopper } from './shopper.ts';

/** What a tap may take until the page shows its effect. */
const BAR_MS = 200;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
/** The browser tells nothing of taps that take less. */
const LEAST_MS = 16;
/** Long enough for a busy machine; what is measured is not waited for by it. */
const PATIENCE_MS = 120_000;

/** How long each kind of tap took, in every round. */
type Taps = Map<string, number[]>;

/** Measures how soon a slow phone shows what a tap does; returns the figures as Markdown. */
export async function measureTaps(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  const taps: Taps = new Map();
  const indexes: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      indexes.push(await machineIndex(browser));
      // The first round fills the server’s caches and is not counted.
      for (const scene of SCENES) await play(browser, application.origin, scene, round === 0 ? new Map() : taps);
    }
  } finally {
    await browser.close();
    await application.stop();
  }
  return [
    table(['tap', 'median', `worst of ${ROUNDS}`, `bar ${BAR_MS} ms`], [...taps].map(rowOf)),
    `The machine’s index was ${Math.min(...indexes)} to ${Math.max(...indexes)}, before it was slowed ${CPU_SLOWDOWN} times.`,
  ].join('\n\n');
}

function rowOf([name, times]: [string, number[]]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [name, inMs(median), inMs(worst), worst < BAR_MS ? 'kept' : 'missed'];
}

const inMs = (time: number): string => (time <= LEAST_MS ? `at most ${LEAST_MS} ms` : `${time} ms`);

/** Plays a scene on a phone of its own that is slowed down once the page has come to rest. */
async function play(browser: Browser, origin: string, scene: Scene, taps: Taps): Promise<void> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: origin,
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchTaps, LEAST_MS);
    const page = await openScene(context, origin, scene);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await scene.play(page, async (name, target) => {
      const time = await timeOf(page, target);
      taps.set(name, [...(taps.get(name) ?? []), time]);
    });
  } finally {
    await context.close();
  }
}

async function openScene(context: BrowserContext, origin: string, { path, signedIn }: Scene): Promise<Page> {
  const page = await context.newPage();
  if (signedIn) await signInShopper(context, origin);
  await page.goto(await PATHS[path](origin));
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')));
  await page.waitForLoadState('load');
  return page;
}

/** Runs in the page: keeps how long each interaction took, the longest of its events. */
function watchTaps(durationThreshold: number): void {
  const durations = new Map<number, number>();
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  const keep = (entries: PerformanceEntry[]): void => {
    for (const { interactionId, duration } of entries as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  };
  observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  const takeLongest = (): number => {
    keep(observer.takeRecords());
    const longest = Math.max(0, ...durations.values());
    durations.clear();
    return longest;
  };
  Object.assign(window, { takeLongest });
}

/** Taps with a finger, by touch events of the browser, and waits until what it did is painted. */
async function timeOf(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await quiet(page);
  await page.evaluate('takeLongest()');
  await target.tap();
  await quiet(page);
  return Math.max(LEAST_MS, (await page.evaluate('takeLongest()')) as number);
}

/** Waits until nothing is on its way and the browser has painted and is idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 150))));
      }),
  );
}
