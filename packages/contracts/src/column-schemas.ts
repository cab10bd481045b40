import { z } from 'zod';
import { type Columns, isOptional, type Kind, kindOf, statusesOf, type Words, wordsOf } from './columns.ts';
import { moment } from './fields.ts';
import { moneyOut } from './money.ts';
import { type Statuses, statusNames } from './statuses.ts';

const SCHEMAS = {
  text: z.string(),
  texts: z.array(z.string()),
  email: z.string(),
  number: z.number(),
  percent: z.number(),
  money: moneyOut,
  day: moment,
  moment,
  yes: z.boolean(),
  named: z.object({ _id: z.string(), name: z.string() }),
} satisfies Record<Kind, z.ZodType>;
type Schemas = typeof SCHEMAS;

type StatusSchema<S extends Statuses> = z.ZodEnum<{ [Name in keyof S & string]: Name }>;
type SchemaOf<C> = C extends readonly [string, infer K]
  ? K extends `${infer Name extends Kind}?`
    ? z.ZodNullable<Schemas[Name]>
    : K extends Kind
      ? Schemas[K]
      : K extends Words
        ? z.ZodEnum<{ [Word in K[number]]: Word }>
        : K extends Statuses
          ? StatusSchema<K>
          : never
  : z.ZodString;

/** The schemas of columns, by their fields. */
export type ShapeOf<C> = { -readonly [Name in keyof C]: SchemaOf<C[Name]> };

/** What a row says in each of some columns. */
export function shapeOf<C extends Columns>(columns: C): ShapeOf<C> {
  const shape = Object.entries(columns).map(([name, column]) => {
    const statuses = statusesOf(column);
    const words = statuses ? statusNames(statuses) : wordsOf(column);
    const schema = words ? z.enum(words) : SCHEMAS[kindOf(column) ?? 'text'];
    return [name, isOptional(column) ? schema.nullable() : schema];
  });
  return Object.fromEntries(shape) as ShapeOf<C>;
}

type ColumnNames<C, Own> = keyof C & keyof Own;
/** Columns whose kind says something else than the schema that the row gives for them. */
export type KindMismatch<C, Own extends z.ZodRawShape> = {
  [Name in ColumnNames<C, Own>]: C[Name] extends string
    ? never
    : z.output<Own[Name]> extends z.output<Extract<SchemaOf<C[Name]>, z.ZodType>> | null
      ? never
      : Name;
}[ColumnNames<C, Own>];
