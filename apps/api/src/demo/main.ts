import { parseArgs } from 'node:util';
import { buildApp } from '../app.ts';
import { DOMAINS } from '../floors.ts';
import { type Config, readConfig } from '../kit/config.ts';
import { connect } from '../kit/database/connect.ts';
import { prepareDatabase } from '../kit/database/prepare.ts';
import { seedScale } from './scale/seed.ts';
import { seedDemo } from './seed.ts';

const SCALES = { least: 10, most: 1_000_000 };

/**
 * `npm run seed [-- --scale 100000] [--catalogue-only] [--in-production]`: seeds the demo, and with a scale as many
 * products for measurements, and ten times as many orders unless only the catalogue is wanted.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string' },
      'catalogue-only': { type: 'boolean', default: false },
      'in-production': { type: 'boolean', default: false },
    },
  });
  const scale = values.scale === undefined ? null : Number(values.scale);
  if (scale !== null && !(Number.isInteger(scale) && scale >= SCALES.least && scale <= SCALES.most))
    throw new Error(`--scale takes a whole number from ${SCALES.least} to ${SCALES.most}`);
  const config = readConfig(process.env);
  if (config.mode === 'production' && !config.demo && !values['in-production'])
    throw new Error('this is production; invented data does not belong here (--in-production insists)');
  const began = performance.now();
  const say = (text: string) =>
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
  await seedFirst(config);
  say('the demo is seeded');
  if (scale === null) return;
  const { pool, db } = connect(config.directUrl, 2);
  const size = { scale, catalogueOnly: values['catalogue-only'] };
  await seedScale({ db, pool, clock: () => new Date() }, size, say).finally(() => pool.end());
}

/** Migrates and seeds the demo by the application itself, which then ends, so that nothing of it stands in the way. */
async function seedFirst(config: Config): Promise<void> {
  await prepareDatabase(config, DOMAINS);
  const app = await buildApp(config, { pages: false });
  await seedDemo(app.deps).finally(() => app.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`Not seeded: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
