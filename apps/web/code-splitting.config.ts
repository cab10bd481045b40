/** Plain declarations that everything needs: apart, so that neither of the parts below drags the other along. */
const PLAIN = /contracts[\\/]src[\\/](brand|endpoint|errors|makers[\\/]tiers|request|roles)\.ts$/;

/** The validator and the schemas of forms; only pages with such a form load them. */
const FORMS = /node_modules[\\/]zod[\\/]|contracts[\\/]src[\\/](.+[\\/])?(wire|address|([a-z-]+-)?forms)\.ts$/;

/** What every page of the shop loads; the drawer’s inside comes when it is opened, the staff’s shell with their pages. */
const BASE = new RegExp(
  [
    String.raw`[\\/]app[\\/]kit[\\/]((api|session|badges|money)[\\/]|[^\\/]+$)`,
    String.raw`[\\/]app[\\/]shell[\\/](?!menu-drawer[\\/](menu-drawer|drawer-group)|staff[\\/]|navigation[\\/]staff-)`,
    String.raw`node_modules[\\/](react|react-router|scheduler)[\\/]`,
  ].join('|'),
);

/**
 * How the browser’s code is cut: what all pages share comes in a few files instead of thirty small ones, since on a
 * slow line every further file costs a journey. Everything else is left to the bundler.
 */
export const codeSplitting = {
  groups: [
    { name: 'contracts', test: PLAIN, priority: 2 },
    { name: 'forms', test: FORMS, priority: 1 },
    { name: 'base', test: BASE },
  ],
};
