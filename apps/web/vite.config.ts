import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress.config.ts';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, /^@adunni\//] },
});
