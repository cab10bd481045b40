import { defineConfig } from 'vitest/config';

/** `npm test` starts the PostgreSQL that TEST_DATABASE_URL names; test files clone a migrated database from it. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
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
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/{app,bundling}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
        },
      },
    ],
  },
});
