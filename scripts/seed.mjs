import { runScript } from './setup/lifecycle.mjs';
import { inRoot } from './setup/paths.mjs';
import { runProgram } from './setup/program.mjs';

/**
 * Usage: npm run seed [-- --scale 100000] [--in-production]
 * Seeds the database that `npm start` would use, while it is not running.
 */
await runScript(() =>
  runProgram(['--max-semi-space-size=64', inRoot('apps', 'api', 'src', 'demo', 'main.ts'), ...process.argv.slice(2)]),
);
