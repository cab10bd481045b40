import { defineConfig } from 'vitest/config';

/** `npm test` starts the PostgreSQL that TEST_DATABASE_URL names; test files clone a migrated database from it. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/{src,app}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['apps/api/src/kit/testing/global-setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
