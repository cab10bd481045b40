import type { Resource } from '@adunni/contracts/resource';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError } from '../../api/call-api.ts';
import { useSubmit } from '../../forms/submit.ts';
import { createRecord, getRecord, updateRecord } from '../resource-calls.ts';

type Values = Record<string, unknown>;

interface Setup<F extends Values> {
  resource: Resource;
  /** The contract’s own schema, so that browser and server judge alike. */
  schema: z.ZodType<unknown, F>;
  initial: F;
  /** The record that is changed, in the version that was seen; null for a new one. */
  seen: { _id: string; version: number } | null;
  /** Called once it is stored, with its id. */
  onSaved: (id: string) => void;
}

/** A form’s state: its fields, whether it is being sent, what went wrong, and whether somebody else was faster. */
export interface RecordForm<F extends Values> {
  form: UseFormReturnType<F>;
  busy: boolean;
  problem: string | null;
  /** Someone else changed the record since it was opened. */
  isStale: boolean;
  isSaved: boolean;
  submit: (values: F) => Promise<void>;
  /** Saves over what someone else has changed meanwhile. */
  saveOver: () => Promise<void>;
}

// Zod’s own words for an empty field are for programmers.
const plainly: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' || input === '' ? 'Required.' : undefined;

/** What is wrong with a form by its schema: the first remark of each field, by its path `choices.0.label`. */
const judgedBy =
  <F>(schema: z.ZodType<unknown, F>) =>
  (values: F): FormErrors => {
    const issues = schema.safeParse(values, { error: plainly }).error?.issues ?? [];
    return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  };

/** The form of a resource: creates a record or changes the one that was seen. */
export function useRecordForm<F extends Values>({ resource, schema, initial, seen, onSaved }: Setup<F>): RecordForm<F> {
  const form = useForm<F>({ initialValues: initial, validate: judgedBy(schema) });
  const [isStale, setStale] = useState(false);
  const [isSaved, setSaved] = useState(false);

  async function store(values: F, version: number | undefined): Promise<void> {
    setStale(false);
    try {
      if (seen && version !== undefined) await updateRecord(resource, seen._id, version, values);
      const id = seen?._id ?? (await createRecord(resource, values))._id;
      // At once, so that the guard of unsaved work does not stop the way on.
      flushSync(() => setSaved(true));
      onSaved(id);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return setStale(true);
      throw error;
    }
  }

  const fallback = `The ${resource.one} could not be saved. Please try again.`;
  const { busy, problem, submit } = useSubmit(form, (values: F) => store(values, seen?.version), fallback);
  const over = useSubmit(
    form,
    async (values: F) => store(values, seen ? (await getRecord(resource, seen._id)).version : undefined),
    fallback,
  );
  return {
    form,
    busy: busy || over.busy,
    problem: problem ?? over.problem,
    isStale,
    isSaved,
    submit,
    saveOver: () => over.submit(form.getValues()),
  };
}
