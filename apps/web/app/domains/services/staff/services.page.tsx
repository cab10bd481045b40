import { isStaff } from '@adunni/contracts/roles';
import { SERVICE_KINDS } from '@adunni/contracts/services/services';
import { listServiceChoices, serviceResource } from '@adunni/contracts/services/staff';
import { Button } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { namedChoices } from '../../../kit/resource/form/choices.ts';
import type { ListOptions } from '../../../kit/resource/list/list-options.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { ListScreen } from '../../../kit/resource/list/list-screen.tsx';
import type { LoadedList } from '../../../kit/resource/resource-calls.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { KIND_NAMES } from '../public/labels.ts';
import { SERVICE_CELLS } from './service-labels.tsx';

type Services = typeof serviceResource;

/** A maker’s list: all is their own, so that it need not say whose. */
const { maker: _, ...columns } = serviceResource.columns;
const ownServices = { ...serviceResource, columns } as Services;

const options: ListOptions<Services> = {
  title: 'Services',
  cells: SERVICE_CELLS,
  hidden: ['deposit'],
  actions: {
    publish: { label: 'Publish', done: 'published', undo: 'unpublish' },
    unpublish: { label: 'Unpublish', done: 'unpublished', undo: 'publish' },
    archive: { label: 'Archive', done: 'archived', isDestructive: true },
    restore: { label: 'Restore', done: 'restored as draft', undo: 'archive' },
  },
  searchLabel: 'Title or keyword',
  empty: 'No services yet.',
};

const FILTERS: NonNullable<ListOptions<Services>['filters']> = [
  'status',
  { name: 'kind', label: 'Type', options: SERVICE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })) },
];

const page = listPage(serviceResource, options);

export const meta = page.meta;

export async function clientLoader({ request }: { request: Request }) {
  const [listed, choices] = await Promise.all([page.clientLoader({ request }), callApi(listServiceChoices)]);
  return { ...listed, choices };
}

const ofMakers: Partial<ListOptions<Services>> = {
  lead: 'Services customers can book with you.',
  head: (
    <>
      <Button component={Link} to="hours" relative="path" variant="default">
        Hours and holidays
      </Button>
      <Button component={Link} to="add" relative="path">
        Add a service
      </Button>
    </>
  ),
  empty: 'No services yet. Add your first service and your working hours.',
};

export default function ServicesPage() {
  const { list, hidden, views, choices } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>;
  const session = useSession();
  const ofStaff = session !== null && isStaff(session.role);
  const filters = [
    ...FILTERS,
    { name: 'category', label: 'Category', options: namedChoices(choices.categories) },
    ...(ofStaff ? [{ name: 'maker', label: 'Maker', options: namedChoices(choices.makers) }] : []),
  ];
  return (
    <ListScreen
      resource={ofStaff ? serviceResource : ownServices}
      options={{ ...options, filters, lead: 'All bookable services.', ...(!ofStaff && ofMakers) }}
      list={list as LoadedList<Services>}
      hidden={hidden}
      views={views}
      screen="services"
    />
  );
}
