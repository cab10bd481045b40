import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/api/src/domains/**/tables.ts', './apps/api/src/kit/*/tables.ts'],
  out: './apps/api/migrations',
});
