import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { createDatabase, startApplication } from '../application.ts';
import { BROWSER_FLAGS, CPU_SLOWDOWN } from '../phone.ts';
import { table } from '../report.ts';
import { caller, readyToWear } from '../shoppers.ts';

/** Chromium’s “Slow 4G” preset (1.6 Mbit/s × 0.9 down, 150 ms × 3.75 latency). */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
  latency: 150 * 3.75,
};
const ROUNDS = 3;
interface Visit {
  script: number;
  all: number;
  lcp: number;
}

/** Measures weight and largest contentful paint of first visits on a phone; returns the figures as Markdown. */
export async function measurePages(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const [piece] = await readyToWear(caller(application.origin), 1);
    const rows: string[][] = [];
    for (const [name, path] of [
      ['home page', '/'],
      ['product page', `/products/${piece?.productId}`],
      ['product list', '/products'],
    ] as const) {
      await visit(browser, application.origin + path);
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, application.origin + path));
      visits.sort((a, b) => a.lcp - b.lcp);
      const middle = visits[Math.floor(ROUNDS / 2)];
      if (middle)
        rows.push([name, kilobytes(middle.script), kilobytes(middle.all), `${(middle.lcp / 1000).toFixed(2)} s`]);
    }
    return [table(['page', 'JavaScript', 'all', 'LCP, slow 4G, 4× slower CPU'], rows)].join('\n\n');
  } finally {
    await browser.close();
    await application.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weight = await weigh(session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const lcp = await largestPaint(page);
  await context.close();
  return { ...weight(), lcp };
}

/** Counts encoded bytes as they arrive: those of scripts without the headers of their answers, and all with them. */
async function weigh(session: CDPSession): Promise<() => { script: number; all: number }> {
  const headersOfScripts = new Map<string, number>();
  const bytes = { script: 0, all: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headersOfScripts.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const headers = headersOfScripts.get(requestId);
    if (headers !== undefined) bytes.script += encodedDataLength - headers;
  });
  return () => bytes;
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
