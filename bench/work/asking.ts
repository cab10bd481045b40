import { spreadOf } from '../samples.ts';
import { caller } from '../shoppers.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
/** What nineteen in twenty requests have to stay under, in ms. */
const PROMISE = 150;
const PASSWORD = 'Adunni-demo-2026';

/** The headings of what `askEach` answers with, beside the name of the request. */
export const ASKED = ['p50 ms', 'p95 ms', 'highest ms'];

/** The token of one of the demo’s people. */
export async function signIn(origin: string, email: string): Promise<string> {
  return (await caller(origin)<{ token: string }>('POST', '/api/auth/login', { email, password: PASSWORD })).token;
}

/**
 * Asks for some paths in turn, each once without being measured; p50, p95 and highest of all together. Without a token it
 * asks as a visitor; `before` runs ahead of each request and is not measured.
 */
export async function askEach(
  origin: string,
  token: string | null,
  paths: readonly string[],
  before: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const path of paths) {
      await before();
      const began = performance.now();
      const response = await fetch(origin + path, { headers: token === null ? {} : { 'x-access-token': token } });
      const body = await response.arrayBuffer();
      if (!response.ok || body.byteLength === 0) throw new Error(`${path}: ${response.status}`);
      if (round > 0) times.push(performance.now() - began);
    }
  const { p50, p95, highest } = spreadOf(times);
  return [p50.toFixed(0), p95 > PROMISE ? `**${p95.toFixed(0)}**` : p95.toFixed(0), highest.toFixed(0)];
}
