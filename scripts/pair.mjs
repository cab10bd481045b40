import { startPair } from './postgres/pair.mjs';
import { runScript } from './setup/lifecycle.mjs';

/** Starts a primary and its standby for a test, says where they are in a line of JSON, and stops them with whoever listens. */
await runScript(async () => {
  process.stdout.write(`${JSON.stringify(await startPair())}\n`);
  for await (const _ of process.stdin);
  return 0;
});
