import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createDatabase, startApplication } from '../application.ts';
import { BROWSER_FLAGS } from '../phone.ts';
import { freePort } from '../processes.ts';
import { table } from '../report.ts';
import { caller } from '../shoppers.ts';

/** What a page must reach with Lighthouse’s mobile preset: its score, and how long it may keep taps waiting. */
const BAR = { score: 95, blockedMs: 200 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** What one run of Lighthouse says. */
interface Run {
  score: number;
  blocked: number;
  lcp: number;
  shift: number;
  index: number;
}

/** Measures each kind of public page by Lighthouse’s mobile preset; returns the figures as Markdown. */
export async function measureLighthouse(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const executablePath = process.env.CHROMIUM_PATH;
  const port = await freePort();
  const args = [...BROWSER_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  const load = [loadavg()[0] ?? 0];
  try {
    const only = process.env.BENCH_ONLY ?? '';
    const rows: string[][] = [];
    const indexes: number[] = [];
    for (const [name, path] of (await pagesOf(application.origin)).filter(([name]) => name.includes(only))) {
      // The first answer fills the server’s memory and is not counted.
      await (await fetch(application.origin + path)).text();
      const runs: Run[] = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await visit(application.origin + path, port));
      indexes.push(...runs.map(({ index }) => index));
      rows.push(rowOf(name, runs));
    }
    load.push(loadavg()[0] ?? 0);
    const busy = load.map((one) => one.toFixed(1)).join(' before, ');
    const [least, most] = [Math.min(...indexes), Math.max(...indexes)].map(Math.round);
    return [
      `The machine’s index was ${least} to ${most}, its load average ${busy} after; medians of ${ROUNDS}.`,
      table(['page', `score, bar ${BAR.score}`, `blocked, bar ${BAR.blockedMs} ms`, 'LCP', 'layout shift'], rows),
    ].join('\n\n');
  } finally {
    await browser.close();
    await application.stop();
  }
}

/** The public pages, one of each kind; what the demo makes anew is found by the sitemap. */
async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const firstOf = async (part: string): Promise<string> => {
    const sitemap = await (await fetch(`${origin}/sitemap/${part}-1.xml`)).text();
    const address = /<loc>([^<]+)/.exec(sitemap)?.[1];
    if (!address) throw new Error(`the sitemap lists no ${part}`);
    return new URL(address).pathname;
  };
  const { items } = await caller(origin)<{ items: { _id: string }[] }>(
    'GET',
    '/api/products?kind=made-to-measure&limit=1',
  );
  return [
    ['home', '/'],
    ['product list', '/products'],
    ['made-to-measure product', `/products/${items[0]?._id}`],
    ['services', '/services'],
    ['service', await firstOf('services')],
    ['makers', '/makers'],
    ['maker', await firstOf('makers')],
    ['plans', '/subscription/plans'],
    ['aso-ebi', '/cultural/aso-ebi'],
    ['planning', '/cultural/planning'],
    ['blog', '/blog'],
    ['post', await firstOf('posts')],
    ['careers', '/careers'],
    ['position', await firstOf('openings')],
    ['festivals', '/cultural/festivals'],
    ['festival', await firstOf('festivals')],
    ['help centre', '/support/help-center'],
    ['article', await firstOf('articles')],
    ['contact', '/contact'],
    ['about', '/about'],
    ['trust', '/trust'],
    ['legal page', '/cookies'],
    ['affiliates', '/affiliates'],
    ['partner', await firstOf('partners')],
    ['login', '/login'],
  ];
}

async function visit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories, environment } = result.lhr;
  const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    blocked: numberOf('total-blocking-time'),
    lcp: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    index: environment.benchmarkIndex,
  };
}

/** The median of each figure; what misses the bar is bold. */
function rowOf(name: string, runs: Run[]): string[] {
  const median = (figure: keyof Run): number =>
    runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const [score, blocked] = [median('score'), median('blocked')];
  return [
    name,
    marked(`${score}`, score >= BAR.score),
    marked(`${blocked.toFixed(0)} ms`, blocked < BAR.blockedMs),
    `${(median('lcp') / 1000).toFixed(2)} s`,
    median('shift').toFixed(3),
  ];
}

const marked = (text: string, kept: boolean): string => (kept ? text : `**${text}**`);
