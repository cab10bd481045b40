import { existsSync, readFileSync } from 'node:fs';

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that fails without naming a failed test (a file that does not load, no tests at all) counts as one failure. */
function complete({ passed, failed }, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** Counts of a Vitest run from its JSON report and exit code. */
export function countVitest(file, code) {
  const report = readReport(file);
  return complete({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);
}

/** Counts of a Playwright run from its JSON report and exit code. */
export function countPlaywright(file, code) {
  const { stats } = readReport(file) ?? {};
  return complete({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, code);
}
