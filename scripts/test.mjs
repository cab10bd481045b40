import { parseArgs } from 'node:util';
import { install } from './setup/install.mjs';
import { Failure, runScript } from './setup/lifecycle.mjs';
import { STAGES } from './test/stages.mjs';

/** Which stages to run: all, or the one after --only; the journeys need what the build makes. */
function chooseStages(only) {
  if (!only) return Object.keys(STAGES);
  if (!STAGES[only]) throw new Failure(`--only takes one of ${Object.keys(STAGES).join(', ')}.`);
  return only === 'e2e' ? ['build', 'e2e'] : [only];
}

async function runStage(name, filters) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  try {
    return await STAGES[name](filters);
  } catch (error) {
    console.log(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    console.log(`(${name}: ${Math.round((Date.now() - started) / 1000)} s)`);
  }
}

/**
 * Usage: npm test [-- --only check|unit|build|e2e [filters for the runner]]
 * A stage that fails does not keep the others from running. The last line says how many tests passed and failed.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const stages = chooseStages(values.only);
  await install();
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage, positionals);
    total.passed += passed;
    total.failed += failed;
  }
  return { code: total.failed ? 1 : 0, lastWords: `${total.passed} passed, ${total.failed} failed` };
});
