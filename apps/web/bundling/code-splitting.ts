/** The validator and what all schemas are made of; only pages with a form that checks by a schema load them. */
const VALIDATOR = /node_modules[\\/]zod[\\/]|contracts[\\/]src[\\/]fields\.ts$/;

/**
 * Plain declarations that many pages need: apart, so that no page carries the validator because its schemas are made
 * from the same words.
 */
const PLAIN = new RegExp(
  [
    String.raw`contracts[\\/]src[\\/](brand|endpoint|errors|money|request|roles|statuses)\.ts$`,
    String.raw`contracts[\\/]src[\\/](availability|catalog|coupons|makers|services)[\\/]\1\.ts$`,
    String.raw`contracts[\\/]src[\\/](makers[\\/]tiers|(bookings|subscriptions)[\\/]states)\.ts$`,
  ].join('|'),
);

/** The names and units of measures, which pages with measurements show. */
const MEASURES = /contracts[\\/]src[\\/]measurements[\\/](catalogue|units)\.ts$/;

/** The schemas of forms. */
const FORMS = /contracts[\\/]src[\\/](.+[\\/])?(address|([a-z-]+-)?forms)\.ts$/;

/** What every page of the shop loads; the drawer’s inside comes when it is opened, the staff’s shell with their pages. */
const BASE = new RegExp(
  [
    String.raw`[\\/]app[\\/]kit[\\/]((api|money|page|pictures|session)[\\/]|[^\\/]+$)`,
    String.raw`[\\/]app[\\/]domains[\\/]((cart|wishlist)[\\/]public[\\/]\w+-provider|catalog[\\/]public[\\/]wished-products)\.`,
    String.raw`[\\/]app[\\/]shell[\\/](?!menu-drawer[\\/](menu-drawer|drawer-group)|home[\\/]|staff[\\/]|navigation[\\/]staff-)`,
    String.raw`node_modules[\\/](react|react-router|scheduler)[\\/]`,
  ].join('|'),
);

/**
 * How the browser’s code is cut: what all pages share comes in a few files instead of thirty small ones, since on a
 * slow line every further file costs a journey. Everything else is left to the bundler.
 */
export const codeSplitting = {
  groups: [
    { name: 'validator', test: VALIDATOR, priority: 3 },
    { name: 'contracts', test: PLAIN, priority: 2 },
    { name: 'measures', test: MEASURES, priority: 2 },
    { name: 'forms', test: FORMS, priority: 1 },
    { name: 'base', test: BASE },
  ],
};
