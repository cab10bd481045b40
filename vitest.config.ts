import { defineConfig } from 'vitest/config';

const REST = [
  'packages/{contracts,patterns,tryon}/src/**/*.test.ts',
  'apps/web/{app,bundling}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
  'e2e/screens/*.test.ts',
];
/** Tests that put something else in the place of a module or a global, or count on a module that is fresh. */
const ALONE = [
  'packages/garment-art/src/**/*.test.ts',
  'apps/web/app/kit/{api,consent,session,storage}/*.test.ts',
  'apps/web/app/domains/{affiliates,subscriptions}/public/*.test.ts',
  'apps/web/app/kit/{bodies,garments}/*.test.ts',
  'apps/web/app/domains/studio/editor/design/saved.test.ts',
];

/** `npm test` starts the PostgreSQL that TEST_DATABASE_URL names; test files clone a migrated database from it. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // Long enough for a busy machine: it only ends what would never end.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/kit/testing/global-setup.ts'],
          // The application is imported once per worker instead of once per file, which took a quarter of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: REST,
          exclude: ALONE,
          // A process of its own for each file took as long as all that they do.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
