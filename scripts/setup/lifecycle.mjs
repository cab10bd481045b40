/** What went wrong, in one line that a person can act on. */
export class Failure extends Error {}

/** Aborted when the person asks a second time to stop: no more waiting for open requests. */
export const hurry = new AbortController();

const closers = [];
let closing;
let firstSignal = 0;

/** Registers what must be stopped before the process ends; the last registered is stopped first. */
export function onClose(stop) {
  closers.unshift(stop);
}

/** Whether everything is being stopped, so that what ends now ends as it should. */
export const isClosing = () => closing !== undefined;

/** Stops everything registered, once; later calls wait for the same end. */
export function close() {
  closing ??= (async () => {
    for (const stop of closers) await stop();
  })();
  return closing;
}

/** npm forwards a Ctrl-C that the terminal delivers too, so an echo within a second is no second request. */
async function stopOnSignal(code) {
  if (firstSignal) {
    if (Date.now() - firstSignal > 1000) hurry.abort();
    return;
  }
  firstSignal = Date.now();
  await close();
  process.exit(code);
}

/** npm dies of a SIGTERM or a kill without telling the script that it runs, so the script watches for it. */
function endWithNpm(code) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && !firstSignal && stopOnSignal(code), 500).unref();
}

/** What a person can act on without knowing where in the code it arose. */
const isPlain = (error) => error instanceof Failure || /^ERR_PARSE_ARGS/.test(error?.code);

const toResult = (result) => (typeof result === 'object' ? result : { code: result ?? 0 });

/**
 * Runs a script's main function. A Failure, or an unknown option, becomes one line on stderr and exit code 1; a signal
 * stops everything registered first. `main` may return the exit code, or that and a line to print when all is stopped.
 */
export async function runScript(main, { codeOnSignal = 130 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopOnSignal(codeOnSignal));
  endWithNpm(codeOnSignal);
  try {
    const { code, lastWords } = toResult(await main());
    if (firstSignal) return;
    await close();
    if (lastWords) console.log(lastWords);
    process.exit(code);
  } catch (error) {
    if (firstSignal) return;
    console.error(isPlain(error) ? error.message : error);
    await close();
    process.exit(1);
  }
}
