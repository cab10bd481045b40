import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** What a JSON schema says of a value, as far as it is followed here. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What no field should take, whatever its type. */
const HOSTILE: readonly unknown[] = [
  ...['', ' ', 'a\u0000b', '\ud800', 'a\u001b[31m', '\u202e', "' or 1=1 --", '%s%n', '../../etc/passwd', '__proto__'],
  ...[-1, 0, 0.001, 1e-9, 1e308, 2 ** 31, 2 ** 53, -0, true, null, [], {}, [null], 'x'.repeat(3000), '9999-12-31'],
];

/**
 * Values of a schema, made from the schema itself: they pass each field’s type, length, pattern and format, so that
 * they come as far as a person’s would; now and then one field has something hostile instead. `ids` are tried as ids.
 */
export function arbitraryOf(schema: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  return wildValueOf(shape, ids);
}

function wildValueOf(shape: Shape, ids: readonly string[]): Arbitrary<unknown> {
  const proper = properOf(shape, ids);
  const isLeaf = shape.type !== 'object' && !shape.anyOf && !shape.oneOf && !shape.allOf;
  if (!isLeaf) return proper;
  return fc.oneof({ weight: 15, arbitrary: proper }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) });
}

function properOf(shape: Shape, ids: readonly string[]): Arbitrary<unknown> {
  const { allOf, anyOf, oneOf, type } = shape;
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((each) => wildValueOf(each, ids)));
  if (allOf) return properOf(Object.assign({}, ...allOf, shape, { allOf: undefined }), ids);
  if (type === 'object') return objectOf(shape, ids);
  if (type === 'array') return listOf(shape, ids);
  if (type === 'string') return textOf(shape, ids);
  if (type === 'integer' || type === 'number') return numberOf(shape);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue({ maxDepth: 1 });
}

function objectOf(shape: Shape, ids: readonly string[]): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: others, propertyNames } = shape;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, wildValueOf(each, ids)]));
  const record = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof others !== 'object') return record;
  const names = propertyNames ? properOf(propertyNames, ids).map(String) : fc.constantFrom(...ids);
  return fc
    .tuple(fc.dictionary(names, wildValueOf(others, ids), { maxKeys: 3 }), record)
    .map((all) => ({ ...all[0], ...all[1] }));
}

const MOST_ITEMS = 3;

function listOf({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Shape, ids: readonly string[]) {
  if (prefixItems) return fc.tuple(...prefixItems.map((each) => wildValueOf(each, ids)));
  const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
  return fc.array(wildValueOf(items ?? {}, ids), { minLength: minItems, maxLength });
}

/** Moments and days that people mean, and some at the ends. */
const MOMENTS = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

/** Texts that pass a field’s format, pattern and length. */
export function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: Shape,
  ids: readonly string[],
): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'date-time') return MOMENTS.map((moment) => moment.toISOString());
  if (format === 'date') return MOMENTS.map((moment) => moment.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress().map((address) => address.replace(/[^\w@.+-]/g, ''));
  if (pattern) return matching(pattern, maxLength);
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc.string({ minLength, maxLength: most, unit: 'grapheme' }),
    fc.constantFrom(...ids).map((id) => id.slice(0, most).padEnd(minLength, '0')),
  );
}

/** Texts that a pattern admits; some patterns look ahead, which cannot be turned round. */
function matching(pattern: string, maxLength: number): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  } catch {
    return fc.string({ maxLength: Math.min(maxLength, 60) });
  }
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Shape): Arbitrary<number> {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -1000, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? min + 1_000_000, Number.MAX_SAFE_INTEGER);
  const whole = fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(...[min, max, 1, 2].filter((end) => end >= min && end <= max)),
  );
  if (type === 'integer') return whole.map(Math.round);
  return fc.oneof(
    whole,
    fc.double({ min, max, noNaN: true }).map((amount) => Number(amount.toFixed(2))),
  );
}
