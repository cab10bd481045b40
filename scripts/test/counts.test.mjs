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
  expect(countVitest(vitest(12, 2), 1)).toEqual({ passed: 12, failed: 2 });
  expect(countPlaywright(playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 0 }), 1)).toEqual({
    passed: 5,
    failed: 2,
  });
});

test('counts a run that fails without a failed test', () => {
  expect(countVitest(vitest(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
});

test('counts a run without tests, and one that left no report', () => {
  expect(countVitest(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
