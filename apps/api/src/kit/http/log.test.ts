import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { errorForLog, requestForLog } from './log.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the log', () => {
  it('holds no token of a mailed link', () => {
    const request = { method: 'GET', url: '/reset-password?token=secret', ip: '203.0.113.7' };
    expect(requestForLog(request)).toEqual({ method: 'GET', path: '/reset-password', address: '203.0.113.7' });
  });

  it('holds no address of a calendar', () => {
    const request = { method: 'GET', url: '/api/calendars/0123456789abcdef0123456789abcdef.ics', ip: '203.0.113.7' };
    expect(requestForLog(request).path).toBe('/api/calendars/….ics');
  });

  it('holds nothing that opens a private picture', () => {
    const pathOf = (url: string) => requestForLog({ method: 'GET', url, ip: '203.0.113.7' }).path;
    expect(pathOf('/media/0a1b/1795000000000-secret/640.webp')).toBe('/media/0a1b/…/640.webp');
    expect(pathOf('/media/0a1b/640.webp')).toBe('/media/0a1b/640.webp');
  });

  it('holds what failed in the database, and nothing that was given to it', async () => {
    const failed = await test.app.deps.db.execute(sql`select ${'a secret'}::text, nothing_like_it`).catch((e) => e);
    const told = errorForLog(new AggregateError([failed], 'two failed'));
    expect(JSON.stringify(told)).toContain('nothing_like_it');
    expect(JSON.stringify(told)).toContain('does not exist');
    expect(JSON.stringify(told)).not.toContain('a secret');
  });
});

describe('a request that leads nowhere', () => {
  it.each([
    ['POST', '/api/products', 404, 'not_found'],
    ['GET', '/api/makers/%', 400, 'malformed'],
    ['DELETE', '/api/auth/login', 404, 'not_found'],
  ])('is refused as everything else is: %s %s', async (method, path, status, code) => {
    const answer = await fetch(test.origin + path, { method });
    const body = (await answer.json()) as object;
    expect([answer.status, body]).toEqual([status, { message: expect.any(String), code }]);
  });

  it('is given up when its body never ends', () => {
    expect(test.app.server.requestTimeout).toBeGreaterThan(0);
  });
});
