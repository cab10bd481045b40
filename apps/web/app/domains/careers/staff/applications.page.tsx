import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { APPLICATION_STAGES, MOVED_STAGES } from '@adunni/contracts/careers/stages';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const STAGES = [
  { value: 'undecided', label: 'Undecided' },
  ...Object.entries(APPLICATION_STAGES).map(([value, { label }]) => ({ value, label })),
];

const page = listPage(applicationResource, {
  title: 'Applications',
  lead: 'Everybody who applied, the latest first.',
  filters: [
    { name: 'stage', label: 'Stage', options: STAGES },
    { name: 'rated', label: 'Rating', options: [{ value: 'not-by-me', label: 'Not rated by me' }] },
  ],
  actions: Object.fromEntries(
    MOVED_STAGES.map((stage) => [
      stage,
      {
        label: `Move to ${APPLICATION_STAGES[stage].label}`,
        done: `moved to ${APPLICATION_STAGES[stage].label.toLowerCase()}`,
      },
    ]),
  ),
  empty: 'No applications yet.',
});

export const { clientLoader, meta } = page;
export default page.Page;
