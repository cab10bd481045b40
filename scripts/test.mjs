import { parseArgs } from 'node:util';
import { install } from './setup/install.mjs';
import { Failure, runScript } from './setup/lifecycle.mjs';
import { STAGES } from './test/stages.mjs';
import { startStopwatch } from './test/stopwatch.mjs';

/** Stages that look at the built shop. */
const WALKED = ['screens', 'e2e'];

/** Which stages to run: all, or the one after --only; journeys and screens need what the build makes. */
function chooseStages(only) {
  if (!only) return Object.keys(STAGES);
  if (!STAGES[only]) throw new Failure(`--only takes one of ${Object.keys(STAGES).join(', ')}.`);
  return WALKED.includes(only) ? ['build', only] : [only];
}

async function runStage(name, filters, time) {
  console.log(`\n── ${name} ──`);
  try {
    return await STAGES[name](filters, time);
  } catch (error) {
    console.log(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1, failures: [`${name}: ${error.message}`] };
  }
}

/**
 * Usage: npm test [-- --only check|unit|build|screens|e2e [filters for the runner]]
 * A stage that fails does not keep the others from running. At the end stands which tests failed and what each step took;
 * the last line says how many passed and failed.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const stages = chooseStages(values.only);
  const { time, report } = startStopwatch();
  await time('install', install);
  const total = { passed: 0, failed: 0, failures: [] };
  for (const stage of stages) {
    const { passed, failed, failures } = await runStage(stage, positionals, time);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
  }
  for (const failure of total.failures) console.log(`✗ ${failure}`);
  console.log(`\n${report()}`);
  return { code: total.failed ? 1 : 0, lastWords: `${total.passed} passed, ${total.failed} failed` };
});
