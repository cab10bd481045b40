import { schemasOf } from '@adunni/contracts/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What no database keeps as text, or what breaks a line of an email, a file name or a table. */
const HOSTILE = ['a\u0000b', 'a\u0007b', 'a\ud800b'];
/** What is hashed or compared as it comes, and neither stored nor asked of the database. */
const COMPARED = /(password|token|mediaId|file)$/i;

interface Shape {
  type?: string;
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  additionalProperties?: Shape | boolean;
}

/** A place for a text in what an endpoint takes, and how something looks that holds one there. */
interface Place {
  path: (string | number)[];
  hold: (text: string) => unknown;
}

/** Where a shape holds texts, in every alternative. */
function placesIn(shape: Shape): Place[] {
  const { type, items, properties = {}, additionalProperties: others } = shape;
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const named = Object.entries({ ...properties, ...(typeof others === 'object' && { other: others }) });
  /** What tells the alternatives apart. */
  const fixed = Object.fromEntries(
    named.filter(([, each]) => 'const' in each).map(([name, each]) => [name, each.const]),
  );
  return [
    ...(type === 'string' ? [{ path: [], hold: (text: string) => text }] : []),
    ...alternatives.flatMap(placesIn),
    ...(items ? below(0, items, (held) => [held]) : []),
    ...named.flatMap(([name, each]) => below(name, each, (held) => ({ ...fixed, [name]: held }))),
  ];
}

const below = (step: string | number, shape: Shape, wrap: (held: unknown) => unknown): Place[] =>
  placesIn(shape).map(({ path, hold }) => ({ path: [step, ...path], hold: (text) => wrap(hold(text)) }));

/** The places of a schema that take something hostile. */
function openPlaces(schema: z.ZodType): string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const places = placesIn(shape).filter(({ path }) => !COMPARED.test(String(path.at(-1))));
  const takes = ({ path, hold }: Place, text: string): boolean => {
    const issues = schema.safeParse(hold(text)).error?.issues ?? [];
    return !issues.some((issue) => issue.path.every((step, index) => step === path[index]));
  };
  return places.filter((place) => HOSTILE.some((text) => takes(place, text))).map(({ path }) => path.join('.'));
}

it('with zero bytes, control characters or half characters is refused in every field of every endpoint', () => {
  const taken = [...test.app.endpoints].flatMap((endpoint) => {
    const { params, query, body } = schemasOf(endpoint);
    const parts = [params, query, body].filter((part) => part !== undefined);
    return parts.flatMap((part) => openPlaces(part).map((field) => `${endpoint.method} ${endpoint.path}: ${field}`));
  });
  expect(taken).toEqual([]);
});
