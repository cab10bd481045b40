import { parseArgs } from 'node:util';
import { buildEverything } from './compile/everything.mjs';
import { startThrowaway } from './postgres/throwaway.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { runScreens } from './test/screens.mjs';
import { startStopwatch } from './test/stopwatch.mjs';

/**
 * Usage: npm run screens [-- [--accept] [kind of page]]
 * Holds every kind of page against the pictures in e2e/screens/pictures. Where one looks different, a picture of before,
 * now and the difference, side by side, lies in test-results/screens; --accept takes those anew that look different.
 */
await runScript(async () => {
  const options = { accept: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { time } = startStopwatch();
  await install();
  await buildEverything();
  const { code } = await runScreens(await startThrowaway(), positionals, time, values);
  const lastWords = values.accept
    ? 'Look at test-results/screens for what has changed, then commit e2e/screens/pictures.'
    : 'Where a screen looks different, test-results/screens shows how; npm run screens -- --accept takes it as it is now.';
  return { code, lastWords };
});
