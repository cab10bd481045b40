import { parseArgs } from 'node:util';
import { buildEverything } from './compile/everything.mjs';
import { startThrowaway } from './postgres/throwaway.mjs';
import { install } from './setup/install.mjs';
import { Failure, runScript } from './setup/lifecycle.mjs';
import { projectEnv } from './setup/node24.mjs';
import { inRoot, node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';
import { requireChromium } from './test/chromium.mjs';

const USAGE =
  'Usage: npm run bench [-- [server] [bare] [anew] [slots] [celebration] [told] [pages] [lighthouse] [taps] [open] [rest] [admin] [front] [tryon] [room] [sheet] [studio] [card] [patterns] [--write]]';
const PARTS = [
  'server',
  'bare',
  'anew',
  'slots',
  'celebration',
  'told',
  'pages',
  'lighthouse',
  'taps',
  'open',
  'rest',
  'admin',
  'front',
  'tryon',
  'room',
  'sheet',
  'studio',
  'card',
  'patterns',
];

/**
 * What is not known is refused before anything is built or started.
 * @returns {boolean} whether help is wanted instead
 */
function readArguments() {
  const options = { write: { type: 'boolean' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.some((part) => !PARTS.includes(part))) throw new Failure(USAGE);
  return Boolean(values.help);
}

/**
 * Usage: npm run bench [-- [server] [bare] [anew] [slots] [celebration] [told] [pages] [lighthouse] [taps] [open] [rest] [admin] [front] [tryon] [room] [sheet] [studio] [card] [patterns] [--write]]
 * Measures the built shop on a PostgreSQL of its own, which waits for the disk as in production.
 */
await runScript(async () => {
  if (readArguments()) return { code: 0, lastWords: USAGE };
  await install();
  await buildEverything();
  const env = projectEnv({
    TEST_DATABASE_URL: await startThrowaway({ durable: true }),
    CHROMIUM_PATH: await requireChromium(),
  });
  const { code } = await run(node24, [inRoot('bench', 'main.ts'), ...process.argv.slice(2)], { cwd: root, env });
  return code;
});
