import { loadavg } from 'node:os';
import { Client } from 'pg';
import { startApplication } from '../application.ts';
import { table } from '../report.ts';
import { type Spread, spreadOf } from '../samples.ts';
import { caller } from '../shoppers.ts';
import { type AdminCase, adminCases, BENCH_MAKER, takeSamples } from './admin-cases.ts';
import { fillDatabase } from './fill-database.ts';

const SCALE = process.env.BENCH_SCALE ?? '100000';
/** Measured requests of each variation, after one that is not. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
/** What nineteen in twenty requests have to stay under, in ms. */
const PROMISE = 150;
const PASSWORD = 'Adunni-demo-2026';

interface Measured extends Spread {
  /** The variation that took longest. */
  worst: string;
}

/**
 * Measures what staff and makers ask for at scale, one request after another; returns the figures as Markdown. Fills a
 * database of its own, or takes the filled one at BENCH_ADMIN_DATABASE_URL.
 */
export async function measureAdmin(folder: string): Promise<string> {
  const databaseUrl = process.env.BENCH_ADMIN_DATABASE_URL ?? (await fillDatabase(folder, '--scale', SCALE));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const samples = await takeSamples(client);
  await letMakerIn(client);
  await client.end();
  const load = [loadavg()[0] ?? 0];
  const { origin, stop } = await startApplication(databaseUrl, folder);
  try {
    const tokens = {
      staff: await signIn(origin, 'admin@adunni.example'),
      maker: await signIn(origin, 'maker.0@scale.adunni.example'),
    };
    const only = process.env.BENCH_ONLY ?? '';
    const rows: string[][] = [];
    for (const one of adminCases(samples).filter(({ name }) => name.includes(only)))
      rows.push(rowOf(one, await measure(origin, tokens[one.by], one)));
    load.push(loadavg()[0] ?? 0);
    const busy = load.map((one) => one.toFixed(1)).join(' before, ');
    const head = ['request', 'p50 ms', 'p95 ms', 'highest ms', 'longest of'];
    return [`Load average of the machine: ${busy} after.`, table(head, rows)].join('\n\n');
  } finally {
    await stop();
  }
}

/** Gives the owner of one workshop the password of the demo’s people. */
async function letMakerIn(client: Client): Promise<void> {
  await client.query(`
    update users set password_hash = demo.password_hash from users demo, makers
    where demo.email = 'designer@adunni.example' and makers.user_id = users.id and makers.slug = '${BENCH_MAKER}'`);
}

async function signIn(origin: string, email: string): Promise<string> {
  return (await caller(origin)<{ token: string }>('POST', '/api/auth/login', { email, password: PASSWORD })).token;
}

async function measure(origin: string, token: string, { paths }: AdminCase): Promise<Measured> {
  const send = caller(origin);
  const took: { path: string; ms: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const path of paths) {
      const began = performance.now();
      await send('GET', path, undefined, { 'x-access-token': token });
      if (round > 0) took.push({ path, ms: performance.now() - began });
    }
  const medians = [...Map.groupBy(took, ({ path }) => path)].map(([path, own]) => {
    return { path, ms: spreadOf(own.map(({ ms }) => ms)).p50 };
  });
  const worst = medians.reduce((one, other) => (other.ms > one.ms ? other : one));
  return { ...spreadOf(took.map(({ ms }) => ms)), worst: worst.path };
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function rowOf({ name }: AdminCase, { p50, p95, highest, worst }: Measured): string[] {
  const figures = [p50.toFixed(0), p95 > PROMISE ? `**${p95.toFixed(0)}**` : p95.toFixed(0), highest.toFixed(0)];
  process.stderr.write(`${name}: ${figures.join(' / ')}  ${worst}\n`);
  return [name, ...figures, `\`${worst.replace('/api/staff', '').replaceAll(ID, 'id')}\``];
}
