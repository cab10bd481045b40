import { runChecks } from './check/steps.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';

await runScript(async () => {
  await install();
  const { failed } = await runChecks();
  return failed ? 1 : 0;
});
