import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './code-splitting.config.ts';
import { precompress } from './precompress.config.ts';
import { stripSchemas } from './strip-schemas.config.ts';

export default defineConfig({
  plugins: [reactRouter(), stripSchemas(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The server keeps the text of what it runs in memory.
    ssr: { build: { minify: true } },
  },
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, /^@adunni\//] },
});
