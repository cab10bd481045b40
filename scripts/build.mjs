import { buildEverything } from './compile/everything.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';

await runScript(async () => {
  await install();
  await buildEverything({ force: true });
});
