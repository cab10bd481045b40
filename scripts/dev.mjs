import { runScript } from './setup/lifecycle.mjs';
import { serve } from './setup/serve.mjs';

/** The server restarts when its files change; it hands the pages to the browser unbuilt, with hot reload. */
await runScript(() => serve({ mode: 'development', build: false, nodeArgs: ['--watch', '--watch-preserve-output'] }), {
  codeOnSignal: 0,
});
