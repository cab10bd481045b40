import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface OpenApi {
  paths: Record<string, Record<string, { summary?: string }>>;
}

describe('the API documentation', () => {
  it('describes every endpoint that is served', async () => {
    const { paths } = (await (await fetch(`${test.origin}/api/docs/json`)).json()) as OpenApi;
    for (const { method, path, summary } of test.app.endpoints) {
      const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.summary, `${method} ${path}`).toBe(summary);
    }
  });

  it('is a page that can be read', async () => {
    const page = await fetch(`${test.origin}/api/docs/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
