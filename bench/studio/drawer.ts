import type { Page } from '@playwright/test';
import { build } from 'vite';

/** The worker that draws, as pages load it. */
export async function buildDrawer(): Promise<string> {
  const lib = { entry: 'packages/garment-art/src/browser/worker.ts', formats: ['es' as const], fileName: 'drawer' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the worker was not built');
  return bundle.output[0].code;
}

/** Opens an empty page that may start the worker. */
export async function openDrawer(page: Page, code: string): Promise<void> {
  await page.route('http://drawing.test/**', (route) =>
    route.request().url().endsWith('/drawer.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drawing</title>' }),
  );
  await page.goto('http://drawing.test/');
}
