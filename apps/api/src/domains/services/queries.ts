export { isVisible } from './card.queries.ts';
