const inSeconds = (ms) => `${Math.round(ms / 1000)} s`.padStart(7);

/**
 * Measures the steps of a run, one after another.
 * @returns `time` does a step under a name; `report` says what each took, and the sum, one a line
 */
export function startStopwatch(now = Date.now) {
  const steps = [];
  return {
    async time(name, work) {
      const started = now();
      try {
        return await work();
      } finally {
        steps.push({ name, ms: now() - started });
      }
    },
    report() {
      const sum = { name: 'together', ms: steps.reduce((total, { ms }) => total + ms, 0) };
      const lines = [...steps, sum];
      const width = Math.max(...lines.map(({ name }) => name.length));
      return lines.map(({ name, ms }) => name.padEnd(width) + inSeconds(ms)).join('\n');
    },
  };
}
