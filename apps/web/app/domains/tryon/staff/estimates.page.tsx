import { estimateResource } from '@adunni/contracts/tryon/staff-estimates';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { BUILD_WORDS, FIGURES, LENGTHS, METHODS, optionsOf } from './words.ts';

const page = listPage(estimateResource, {
  title: 'Estimates from photos',
  lead: 'How far each estimate was from what had been measured, as people shared it. No photos, no lengths and no names.',
  searchLabel: null,
  open: null,
  cells: {
    measure: ({ measure }) => LENGTHS[measure],
    difference: ({ difference }) => `${difference > 0 ? '+' : ''}${difference}`,
    figure: ({ figure }) => FIGURES[figure],
    build: ({ build }) => BUILD_WORDS[build],
    method: ({ method }) => METHODS[method],
  },
  filters: [
    { name: 'measure', label: 'Length', options: optionsOf(LENGTHS) },
    { name: 'figure', label: 'Figure', options: optionsOf(FIGURES) },
    { name: 'build', label: 'Build', options: optionsOf(BUILD_WORDS) },
    { name: 'method', label: 'Measured', options: optionsOf(METHODS) },
    { name: 'off', label: 'Off by', options: [{ value: 'noticeably', label: 'More than 3 cm' }] },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Until' },
  ],
  views: [{ name: 'Off by more than 3 cm', query: 'off=noticeably' }],
  empty: 'No estimates shared yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
