import { contractKind } from './contract-kind.ts';
import { domainOf, findFormWords } from './form-words.ts';
import { findFirstPages, findShopFrame } from './shop-frame.ts';

/** The validator and what all schemas are made of; only pages with a form that checks by a schema load them. */
const isValidator = (id: string): boolean => /node_modules[\\/]zod[\\/]/.test(id) || contractKind(id) === 'fields';

/**
 * The plain words of forms: those that come with first pages, all others, and those of measurements, since only pages with
 * measurements show them.
 */
const FORM_WORDS = findFormWords();
const OF_FIRST_PAGES = findFirstPages();
const areFirstWords = (id: string): boolean => FORM_WORDS.has(id) && OF_FIRST_PAGES.has(id);
const areMeasures = (id: string): boolean => domainOf(id) === 'measurements' && FORM_WORDS.has(id);

/** What every page of the shop loads. */
const SHOP_FRAME = findShopFrame();
const isBase = (id: string): boolean =>
  SHOP_FRAME.has(id.split('?')[0] ?? id) || /node_modules[\\/](react|react-router|scheduler)[\\/]/.test(id);

/** What shows a product in a list; and the styles of what lets people choose of it, which its page and the fitting room load. */
const isCard = (id: string): boolean => /catalog[\\/](public[\\/](wish-button|product-card)|try-on-link)/.test(id);
const areChoiceStyles = (id: string): boolean =>
  /(catalog[\\/]detail[\\/](choice|drawn)[\\/].*|contact-maker)\.module\.css/.test(id);

/** Which of Mantine’s components a module belongs to; undefined for all else. */
const componentOf = (id: string): string | undefined =>
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](\w+)[\\/]/.exec(id)?.[1];
const CONTROLS = [
  ...['Input', 'InputBase', 'InlineInput', 'TextInput', 'NativeSelect', 'Checkbox', 'Button', 'ActionIcon'],
  ...['CloseButton', 'UnstyledButton', 'Loader', 'Text', 'Stack', 'Group', 'VisuallyHidden'],
];
const areControls = (id: string): boolean =>
  CONTROLS.includes(componentOf(id) ?? '') ||
  /@mantine[\\/]core[\\/]esm[\\/]core[\\/](Box|styles-api|factory|InlineStyles)[\\/]/.test(id);

/**
 * How the browser’s code is cut: what all pages share comes in a few files instead of thirty small ones, since on a
 * slow line every further file costs a journey. Everything else is left to the bundler. See docs/decisions/0019.
 */
export const codeSplitting = {
  groups: [
    { name: 'validator', test: isValidator, priority: 3 },
    { name: 'measures', test: areMeasures, priority: 4 },
    { name: 'contracts', test: areFirstWords, priority: 3 },
    { name: 'words', test: (id: string) => FORM_WORDS.has(id), priority: 2 },
    { name: 'forms', test: (id: string) => contractKind(id) === 'forms', priority: 1 },
    { name: 'base', test: isBase, priority: 1 },
    { name: 'card', test: isCard, priority: 1 },
    { name: 'choice', test: areChoiceStyles, priority: 1 },
    { name: 'controls', test: areControls },
  ],
};
