import type { z } from 'zod';

/** Whether a field can be left empty: null, no text, off, nothing in the list. */
type IsBlank<T> = null extends T
  ? true
  : string extends T
    ? true
    : boolean extends T
      ? true
      : T extends readonly unknown[]
        ? true
        : false;

/** What a new form begins with: all that cannot be empty must be said, the rest may. */
export type Initial<F> = { [Name in keyof F as IsBlank<F[Name]> extends true ? never : Name]: F[Name] } & Partial<F>;

/** What a form needs of a record beyond its fields of the same name. */
export type Missing<F, Stored> = {
  [Name in keyof F as Name extends keyof Stored ? (Stored[Name] extends F[Name] ? never : Name) : Name]: F[Name];
} & Partial<F>;

type Def = { type: string; in?: z.core.$ZodType; innerType?: z.core.$ZodType };

function blankOf(schema: z.core.$ZodType): unknown {
  const { type, in: first } = schema._zod.def as Def;
  if (type === 'pipe' && first) return blankOf(first);
  return { nullable: null, string: '', boolean: false, array: [] }[type];
}

/** The values of an empty form. */
export const blankValues = (schema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, blankOf(field)]));

/** What a record says of the form’s fields. */
export const valuesOf = (schema: z.ZodObject, record: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, (record as Record<string, unknown>)[name]]));
