export { isVisible } from './card.queries.ts';
export { measuringServices } from './measuring.queries.ts';
