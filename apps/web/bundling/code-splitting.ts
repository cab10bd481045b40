/**
 * What a file of the contracts is to browsers, by its name: `fields.ts` is what schemas are made of, `forms.ts` and
 * `…-forms.ts` hold schemas by which forms check; any other is plain once the build has taken its schemas out.
 */
export function contractKind(id: string): 'fields' | 'forms' | 'plain' | null {
  const name = /[\\/]contracts[\\/]src[\\/](?:.+[\\/])?([a-z-]+)\.ts$/.exec(id)?.[1];
  if (!name) return null;
  if (name === 'fields') return 'fields';
  return /(^|-)forms$/.test(name) ? 'forms' : 'plain';
}

/** The validator and what all schemas are made of; only pages with a form that checks by a schema load them. */
const isValidator = (id: string): boolean => /node_modules[\\/]zod[\\/]/.test(id) || contractKind(id) === 'fields';

/**
 * Plain declarations that many pages need: apart, so that no page carries the validator because its schemas are made
 * from the same words.
 */
const PLAIN = new RegExp(
  [
    String.raw`contracts[\\/]src[\\/](brand|endpoint|errors|money|request|roles|statuses)\.ts$`,
    String.raw`contracts[\\/]src[\\/](?<domain>availability|catalog|coupons|makers|services)[\\/]\k<domain>\.ts$`,
    String.raw`contracts[\\/]src[\\/](makers[\\/]tiers|(bookings|subscriptions)[\\/]statuses)\.ts$`,
  ].join('|'),
);

/** The names and units of measures, which pages with measurements show. */
const MEASURES = /contracts[\\/]src[\\/]measurements[\\/](catalogue|units)\.ts$/;

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
 * slow line every further file costs a journey. Everything else is left to the bundler. See docs/decisions/0019.
 */
export const codeSplitting = {
  groups: [
    { name: 'validator', test: isValidator, priority: 3 },
    { name: 'contracts', test: PLAIN, priority: 2 },
    { name: 'measures', test: MEASURES, priority: 2 },
    { name: 'forms', test: (id: string) => contractKind(id) === 'forms', priority: 1 },
    { name: 'base', test: BASE },
  ],
};
