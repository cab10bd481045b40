import { runScript } from './setup/lifecycle.mjs';
import { inRoot } from './setup/paths.mjs';
import { serve } from './setup/serve.mjs';

/** What the server runs. Named, because watching all it loads would take in the build tool's own short-lived files. */
const WATCHED = ['apps/api/src', 'packages/contracts/src'];

const nodeArgs = ['--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${inRoot(folder)}`)];

/** The server restarts when its files change; it hands the pages to the browser unbuilt, with hot reload. */
await runScript(() => serve({ mode: 'development', build: false, nodeArgs }), { codeOnSignal: 0 });
