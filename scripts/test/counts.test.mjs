import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'adunni-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (passed, failed) => report({ numPassedTests: passed, numFailedTests: failed });
const playwright = (stats) => report({ stats });

test('counts what passed and failed', () => {
  expect(countVitest(vitest(12, 2), 1)).toMatchObject({ passed: 12, failed: 2 });
  expect(countPlaywright(playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 0 }), 1)).toMatchObject({
    passed: 5,
    failed: 2,
  });
});

test('names each failed test, and a file that did not load', () => {
  const assertion = (fullName, status) => ({ fullName, status, failureMessages: ['Error: 1 is not 2\n  at line'] });
  const testResults = [
    {
      name: '/shop/a.test.ts',
      message: '',
      assertionResults: [assertion('adds', 'failed'), assertion('ends', 'passed')],
    },
    { name: '/shop/b.test.ts', message: 'No such module', assertionResults: [] },
  ];
  const { failures } = countVitest(report({ numPassedTests: 1, numFailedTests: 1, testResults }), 1);
  expect(failures.map((line) => line.slice(line.indexOf('shop')))).toEqual([
    'shop/a.test.ts › adds: Error: 1 is not 2',
    'shop/b.test.ts › the file: No such module',
  ]);
});

test('names each failed journey, by each project that walked it', () => {
  const results = [{ error: { message: 'Timeout\nwaiting' } }];
  const [passed, failed] = [
    { projectName: 'desktop', status: 'expected', results: [{}] },
    { projectName: 'phone', status: 'unexpected', results },
  ];
  const specs = [
    { ok: true, file: 'cart.spec.ts', title: 'buys', tests: [passed, failed] },
    { ok: true, file: 'cart.spec.ts', title: 'looks', tests: [passed] },
  ];
  const { failures } = countPlaywright(
    report({ stats: { expected: 2, unexpected: 1 }, suites: [{ suites: [{ specs }] }] }),
    1,
  );
  expect(failures).toEqual(['e2e/cart.spec.ts › buys [phone]: Timeout']);
});

test('counts a run that fails without a failed test', () => {
  expect(countVitest(vitest(12, 0), 1)).toEqual({
    passed: 12,
    failed: 1,
    failures: ['an error outside of the tests, which stands above as “Unhandled Errors”'],
  });
});

test('counts a run without tests, and one that left no report', () => {
  expect(countVitest(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1, failures: ['no test ran'] });
  expect(countPlaywright(path.join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});
