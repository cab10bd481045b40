import { buildWeb } from './setup/build-web.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';

await runScript(async () => {
  await install();
  await buildWeb({ force: true });
});
