import { numberObjects } from './postgres/objects.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { runInstalled } from './setup/node24.mjs';

/** A migration from changed tables, and the next number for changed functions, views and triggers. */
await runScript(async () => {
  await install();
  const { code } = await runInstalled('drizzle-kit', ['generate', '--config', 'apps/api/drizzle.config.ts']);
  if (code === 0) numberObjects();
  return code;
});
