/** How Chromium is started for measurements: it must not look for anything outside of this machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How many times slower than this machine a phone is. */
export const CPU_SLOWDOWN = 4;
