import { buildEverything } from './compile/everything.mjs';
import { startThrowaway } from './postgres/throwaway.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { projectEnv } from './setup/node24.mjs';
import { inRoot, node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';
import { screensEnv } from './test/screens.mjs';

/** Usage: npm run pictures — takes the pictures of README and docs anew, on the shop whose screens are compared. */
await runScript(async () => {
  await install();
  await buildEverything();
  const { env, stop } = await screensEnv(await startThrowaway());
  const { code } = await run(node24, [inRoot('e2e', 'pictures', 'take.ts')], { cwd: root, env: projectEnv(env) });
  await stop();
  return { code, lastWords: code === 0 ? 'The pictures are in docs/pictures.' : 'Not all pictures were taken.' };
});
