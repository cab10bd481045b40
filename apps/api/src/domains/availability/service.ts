export { refreshNextFree } from './next-free.service.ts';
