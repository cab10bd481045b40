import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './bundling/code-splitting.ts';
import { poseModels } from './bundling/pose/pose-models.ts';
import { precompress } from './bundling/precompress.ts';
import { serviceWorker } from './bundling/service-worker.ts';
import { stripSchemas } from './bundling/strip-schemas.ts';

export default defineConfig({
  plugins: [reactRouter(), stripSchemas(), poseModels(), serviceWorker(), precompress()],
  // In development all of them are wanted at the start: one that is found later loads every open page anew, or breaks it.
  optimizeDeps: {
    entries: ['app/**/*.tsx', '!app/**/*.test.tsx', '!app/entry.server.tsx'],
    // The server takes Mantine apart, and comes upon what it is made of.
    include: ['@floating-ui/react', 'clsx', 'react-number-format', 'react-remove-scroll'].map(
      (name) => `@mantine/core > ${name}`,
    ),
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The server keeps the text of what it runs in memory, twice as large with a single letter beyond Latin ones.
    ssr: { build: { minify: true, rolldownOptions: { output: { charset: 'ascii' } } } },
  },
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, /^@adunni\//] },
});
