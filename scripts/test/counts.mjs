import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];

const describe = (file, title, message) => `${path.relative(process.cwd(), file)} › ${title}: ${firstLine(message)}`;

/**
 * A runner that fails without naming a failed test (a file that does not load, an error that nobody caught, no tests at
 * all) counts as one failure.
 */
function complete({ passed, failed, failures }, code) {
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, failures };
  const unnamed =
    passed === 0 ? 'no test ran' : 'an error outside of the tests, which stands above as “Unhandled Errors”';
  return { passed, failed: 1, failures: failures.length > 0 ? failures : [unnamed] };
}

/** The failed tests of a Vitest report, and the files that did not load. */
function vitestFailures({ testResults = [] } = {}) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [describe(name, 'the file', message)];
    return failed.map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages?.[0]));
  });
}

/**
 * The failed journeys of a Playwright report, through its nested suites. A spec of two projects has the tests of both, but
 * `ok` of the first only, so each test is asked.
 */
function playwrightFailures({ specs = [], suites = [] } = {}) {
  const here = specs.flatMap(({ file, title, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results = [] }) => {
        const { error } = results.find((result) => result.error) ?? {};
        return describe(path.join('e2e', file), `${title} [${projectName}]`, error?.message);
      }),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

/**
 * Counts of a Vitest run from its JSON report and exit code, and a line for each failed test.
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function countVitest(file, code) {
  const report = readReport(file);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {};
  return complete({ passed, failed, failures: vitestFailures(report) }, code);
}

/**
 * Counts of a Playwright run from its JSON report and exit code, and a line for each failed journey.
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function countPlaywright(file, code) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return complete({ passed: expected, failed: unexpected + flaky, failures: playwrightFailures(report) }, code);
}
