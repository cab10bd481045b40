import { headingOf } from '@adunni/contracts/columns';
import type { RecordOf, Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { privateMeta } from '../page-meta.ts';
import { requireSession } from '../session/guard.ts';
import { Facts } from './facts.tsx';
import { PageHead } from './page-head.tsx';
import { type Paths, PLAIN, relativePath } from './paths.ts';
import { getRecord } from './resource-calls.ts';
import { nameOf, shown } from './shown.tsx';

/** A record in the version that was seen. */
export interface Seen<T> {
  record: T;
  version: number;
}

type FactOf<R extends Resource> = (keyof R['columns'] | keyof R['facts']) & string;
/** Columns and facts in their order, or a heading with what it says; what is empty is left out. */
type ShownFacts<R extends Resource> = readonly (FactOf<R> | readonly [heading: string, says: ReactNode])[];

/** How a resource’s detail looks; headings and kinds of its facts are the resource’s own. */
export interface DetailOptions<R extends Resource> {
  /** What the browser calls the page: `Coupon`. */
  title: string;
  /** Its heading and the end of its breadcrumbs, where they are not what the record is called by its first column. */
  heading?: (record: RecordOf<R>) => string;
  crumb?: (record: RecordOf<R>) => string;
  lead?: (record: RecordOf<R>) => ReactNode;
  facts: ShownFacts<R> | ((record: RecordOf<R>) => ShownFacts<R>);
  /** How a fact shows that does not show by its kind. */
  cells?: { [Fact in FactOf<R>]?: (record: RecordOf<R>) => ReactNode };
  /** Buttons beside the title; without them, the way to changing it. */
  actions?: (seen: Seen<RecordOf<R>>) => ReactNode;
  /** What follows the facts. */
  sections?: (record: RecordOf<R>) => ReactNode;
  paths?: Paths;
}

/** The page of one record: `clientLoader`, `meta`, `handle` and `Page` of a route with an `:id`. */
export function detailPage<R extends Resource>(resource: R, options: DetailOptions<R>) {
  const { title, heading, crumb, lead, facts, cells = {}, actions, sections, paths = PLAIN } = options;

  function clientLoader({ request, params: { id = '' } }: ClientLoaderFunctionArgs): Promise<Seen<RecordOf<R>>> {
    requireSession(request, resource.access);
    return getRecord(resource, id);
  }

  function factOf(fact: ShownFacts<R>[number], record: RecordOf<R>): readonly [string, ReactNode] {
    if (typeof fact !== 'string') return fact;
    const column = resource.columns[fact] ?? resource.facts?.[fact] ?? fact;
    const cell = (cells as Record<string, (of: RecordOf<R>) => ReactNode>)[fact];
    return [headingOf(column), cell ? cell(record) : shown(column, (record as Record<string, unknown>)[fact])];
  }

  function Page() {
    const seen = useLoaderData() as Seen<RecordOf<R>>;
    const { record } = seen;
    const said = typeof facts === 'function' ? facts(record) : facts;
    return (
      <main>
        <PageHead title={heading ? heading(record) : nameOf(resource, record)} lead={lead?.(record)}>
          {actions ? actions(seen) : <EditLink id={(record as { _id: string })._id} paths={paths} />}
        </PageHead>
        <Facts facts={said.map((fact) => factOf(fact, record))} />
        {sections?.(record)}
      </main>
    );
  }

  return {
    clientLoader,
    Page,
    meta: () => privateMeta(title),
    handle: { crumb: ({ record }: Seen<RecordOf<R>>) => (crumb ? crumb(record) : nameOf(resource, record)) },
  };
}

/** Leads from a record’s page to changing it. */
export function EditLink({ id, paths = PLAIN }: { id: string; paths?: Paths }) {
  return (
    <Button component={Link} to={relativePath(paths.detail(id), `edit/${id}`)} relative="path" variant="default">
      Edit
    </Button>
  );
}
