import { schemasOf } from '@adunni/contracts/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Shape, textOf } from '../testing/arbitrary.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What no database keeps as text, or what breaks a line of an email, a file name or a table. */
const HOSTILE = ['\u0000', '\u0007', '\u001b', '\u0085', '\ud800', '\udc00'];
const IDS = ['01890000-0000-7000-8000-000000000000'];
/** What is hashed or compared as it comes, and neither stored nor asked of the database. */
const COMPARED = /(password|token|mediaId|file)$/i;

/** A place for a text in what an endpoint takes, and how something looks that holds one there. */
interface Place {
  path: (string | number)[];
  shape: Shape;
  hold: (text: string) => unknown;
}

/** Texts that would pass, but for something hostile at their beginning, in their middle or at their end. */
function hostileTexts(shape: Shape): string[] {
  const passing = fc.sample(textOf(shape, IDS), { seed: 1, numRuns: 3 });
  return [...passing, 'ab'].flatMap((text) =>
    HOSTILE.flatMap((hostile) =>
      [0, text.length >> 1, text.length].map((at) => text.slice(0, at) + hostile + text.slice(at)),
    ),
  );
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
    ...(type === 'string' ? [{ path: [], shape, hold: (text: string) => text }] : []),
    ...alternatives.flatMap(placesIn),
    ...(items ? below(0, items, (held) => [held]) : []),
    ...named.flatMap(([name, each]) => below(name, each, (held) => ({ ...fixed, [name]: held }))),
  ];
}

const below = (step: string | number, shape: Shape, wrap: (held: unknown) => unknown): Place[] =>
  placesIn(shape).map(({ path, hold, ...place }) => ({
    ...place,
    path: [step, ...path],
    hold: (text) => wrap(hold(text)),
  }));

/** The places of a schema that take something hostile. */
function openPlaces(schema: z.ZodType): string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const places = placesIn(shape).filter(({ path }) => !COMPARED.test(String(path.at(-1))));
  const takes = ({ path, hold }: Place, text: string): boolean => {
    const issues = schema.safeParse(hold(text)).error?.issues ?? [];
    return !issues.some((issue) => issue.path.every((step, index) => step === path[index]));
  };
  return places
    .filter((place) => hostileTexts(place.shape).some((text) => takes(place, text)))
    .map(({ path }) => path.join('.'));
}

it('with zero bytes, control characters or half characters is refused in every field of every endpoint', () => {
  const taken = [...test.app.endpoints].flatMap((endpoint) => {
    const { params, query, body } = schemasOf(endpoint);
    const parts = [params, query, body].filter((part) => part !== undefined);
    return parts.flatMap((part) => openPlaces(part).map((field) => `${endpoint.method} ${endpoint.path}: ${field}`));
  });
  expect(taken).toEqual([]);
});
