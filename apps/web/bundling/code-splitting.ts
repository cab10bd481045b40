import { contractKind } from './contract-kind.ts';
import { domainOf, findFormWords } from './form-words.ts';
import { findShopFrame } from './shop-frame.ts';

/** The validator and what all schemas are made of; only pages with a form that checks by a schema load them. */
const isValidator = (id: string): boolean => /node_modules[\\/]zod[\\/]/.test(id) || contractKind(id) === 'fields';

/** The plain words of forms; those of measurements apart, since only pages with measurements show them. */
const FORM_WORDS = findFormWords();
const areWords = (id: string): boolean => FORM_WORDS.has(id) && domainOf(id) !== 'measurements';
const areMeasures = (id: string): boolean => FORM_WORDS.has(id) && domainOf(id) === 'measurements';

/** What every page of the shop loads. */
const SHOP_FRAME = findShopFrame();
const isBase = (id: string): boolean =>
  SHOP_FRAME.has(id.split('?')[0] ?? id) || /node_modules[\\/](react|react-router|scheduler)[\\/]/.test(id);

/** What shows a product in a list; and the styles of what lets people choose of it, which its page and the fitting room load. */
const isCard = (id: string): boolean => /catalog[\\/](public[\\/](wish-button|product-card)|try-on-link)/.test(id);
const areChoiceStyles = (id: string): boolean =>
  /(catalog[\\/]detail[\\/]choice[\\/].*|contact-maker)\.module\.css/.test(id);

/**
 * How the browser’s code is cut: what all pages share comes in a few files instead of thirty small ones, since on a
 * slow line every further file costs a journey. Everything else is left to the bundler. See docs/decisions/0019.
 */
export const codeSplitting = {
  groups: [
    { name: 'validator', test: isValidator, priority: 3 },
    { name: 'contracts', test: areWords, priority: 2 },
    { name: 'measures', test: areMeasures, priority: 2 },
    { name: 'forms', test: (id: string) => contractKind(id) === 'forms', priority: 1 },
    { name: 'base', test: isBase },
    { name: 'card', test: isCard },
    { name: 'choice', test: areChoiceStyles },
  ],
};
