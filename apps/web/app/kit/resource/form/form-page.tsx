import type { RecordOf, Resource } from '@adunni/contracts/resource';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { z } from 'zod';
import { privateMeta } from '../../page-meta.ts';
import { requireSession } from '../../session/guard.ts';
import { toast } from '../../toasts.ts';
import type { Seen } from '../detail-page.tsx';
import { PageHead } from '../page-head.tsx';
import { type Paths, PLAIN, relativePath } from '../paths.ts';
import { getRecord } from '../resource-calls.ts';
import { nameOf } from '../shown.tsx';
import { blankValues, type Initial, type Missing, valuesOf } from './form-values.ts';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the page says, where it says something else than the resource’s names make. */
interface Words<T> {
  /** What the browser calls it: `Add a coupon`. */
  title?: string;
  /** The end of its breadcrumbs. */
  crumb?: string;
  /** Its heading: by default the title, or the name of the record that is changed. */
  heading?: string;
  lead?: string | ((record: T) => ReactNode);
  /** What the button says: `Create the coupon`. */
  action?: string;
  /** What is said once it is stored: `Coupon created.` */
  done?: string;
}

interface FieldsProps<F, T, L> {
  form: UseFormReturnType<F>;
  /** What the form holds now. */
  values: F;
  /** The record that is changed; null for a new one. */
  record: T | null;
  loaded: L;
}

/** How a resource is written: one declaration for a new record and for changing one. */
interface FormOptions<R extends Resource, S extends z.ZodObject, L> {
  /** The contract’s own schema, so that browser and server judge alike. */
  schema: S;
  /** What the fields offer to choose from. Throws ApiError. */
  load?: (request: Request) => Promise<L>;
  /** What a new record begins with, beyond empty fields. */
  initial: Initial<z.input<S>> | ((loaded: L) => Initial<z.input<S>>);
  /** What the form holds of a record beyond its fields of the same name. */
  values?: (record: RecordOf<R>) => Missing<z.input<S>, RecordOf<R>>;
  fields: (props: FieldsProps<z.input<S>, RecordOf<R>, L>) => ReactNode;
  add?: Words<null>;
  edit?: Words<RecordOf<R>>;
  paths?: Paths;
}

/** Demands `values` where the record does not say all that the form holds. */
type Needed<R extends Resource, S extends z.ZodObject> =
  object extends Missing<z.input<S>, RecordOf<R>> ? unknown : { values: object };

interface Loaded<T, L> {
  seen: Seen<T> | null;
  loaded: L;
}

/**
 * The page that adds a record and changes one, for two routes, the second with an `:id`: `clientLoader`, `meta`,
 * `handle` and `Page`. Afterwards it leads to the record.
 */
export function formPage<R extends Resource, S extends z.ZodObject, L = undefined>(
  resource: R,
  options: FormOptions<R, S, L> & Needed<R, S>,
) {
  const { one } = resource;
  const { schema, load, initial, values, fields, paths = PLAIN } = options;
  const add = { title: `Add a ${one}`, action: `Create ${one}`, done: `${capitalised(one)} created.`, ...options.add };
  const edit = { title: `Edit a ${one}`, action: 'Save', done: `${capitalised(one)} saved.`, ...options.edit };

  async function clientLoader({ request, params: { id } }: ClientLoaderFunctionArgs): Promise<Loaded<RecordOf<R>, L>> {
    requireSession(request, resource.access);
    const [seen, loaded] = await Promise.all([id ? getRecord(resource, id) : null, load?.(request)]);
    return { seen, loaded: loaded as L };
  }

  function Screen({ seen, loaded }: Loaded<RecordOf<R>, L>) {
    const navigate = useNavigate();
    const record = seen && (seen.record as RecordOf<R> & { _id: string });
    const words = record ? edit : add;
    const here = record ? `edit/${record._id}` : 'add';
    const state = useRecordForm<z.input<S>>({
      resource,
      schema: schema as unknown as z.ZodType<unknown, z.input<S>>,
      initial: (record
        ? { ...valuesOf(schema, record), ...values?.(record) }
        : { ...blankValues(schema), ...(typeof initial === 'function' ? initial(loaded) : initial) }) as z.input<S>,
      seen: record && { _id: record._id, version: seen.version },
      onSaved: (id) => {
        toast('success', words.done);
        navigate(relativePath(here, paths.detail(id)), { relative: 'path' });
      },
    });
    const { form } = state;
    const lead =
      typeof words.lead === 'function' ? record && (words.lead as (of: object) => ReactNode)(record) : words.lead;
    return (
      <main>
        <PageHead title={words.heading ?? (record ? nameOf(resource, record) : add.title)} lead={lead} />
        <RecordForm
          state={state}
          action={words.action}
          back={relativePath(here, record ? paths.detail(record._id) : paths.list)}
        >
          {fields({ form, values: form.getValues(), record, loaded })}
        </RecordForm>
      </main>
    );
  }

  /** Two routes have this page: from one record, or none, to another it begins anew. */
  function Page() {
    const data = useLoaderData() as Loaded<RecordOf<R>, L>;
    const { _id = 'new' } = (data.seen?.record ?? {}) as { _id?: string };
    return <Screen key={_id} {...data} />;
  }

  return {
    clientLoader,
    Page,
    meta: ({ params }: { params: { id?: string } }) => privateMeta(params.id ? edit.title : add.title),
    handle: { crumb: ({ seen }: Loaded<RecordOf<R>, L>) => (seen ? (edit.crumb ?? 'Edit') : (add.crumb ?? 'Add')) },
  };
}
