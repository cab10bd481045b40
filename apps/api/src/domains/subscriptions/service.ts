export { consume } from './usage/consume.service.ts';
