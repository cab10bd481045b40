import { test as base, type LaunchOptions } from '@playwright/test';

/** Garments are drawn pixel by pixel: here scripts run as fast as in people’s browsers, other journeys need it not. */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--js-flags')) }),
    { scope: 'worker' },
  ],
});
