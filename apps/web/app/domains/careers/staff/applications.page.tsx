import { openingResource } from '@adunni/contracts/careers/staff';
import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { APPLICATION_STAGES, MOVED_STAGES } from '@adunni/contracts/careers/stages';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const STAGES = [
  { value: 'undecided', label: 'Undecided' },
  ...Object.entries(APPLICATION_STAGES).map(([value, { label }]) => ({ value, label })),
];

/** The list, with the openings that there are to filter by. */
const pageWith = (openings: readonly { value: string; label: string }[]) =>
  listPage(applicationResource, {
    title: 'Applications',
    lead: 'Everybody who applied, the latest first.',
    filters: [
      { name: 'stage', label: 'Stage', options: STAGES },
      { name: 'opening', label: 'Opening', options: openings },
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

const bare = pageWith([]);

export async function clientLoader(asked: { request: Request }) {
  const query = { sort: 'title' as const, limit: 100 };
  const [list, { items }] = await Promise.all([bare.clientLoader(asked), callApi(openingResource.list, { query })]);
  return { ...list, openings: items.map(({ _id, title }) => ({ value: _id, label: title })) };
}

export const { meta } = bare;

let known: { key: string; Page: () => React.ReactNode } | null = null;

export default function ApplicationsPage() {
  const { openings } = useLoaderData<typeof clientLoader>();
  const key = JSON.stringify(openings);
  if (known?.key !== key) known = { key, Page: pageWith(openings).Page };
  return <known.Page />;
}
