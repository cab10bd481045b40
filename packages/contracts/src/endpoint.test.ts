import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { schemasOf } from './schemas.ts';

const response = z.object({ label: z.string() });
const getLabel = endpoint({
  method: 'GET',
  path: '/api/labels/:_id',
  access: 'public',
  summary: 'A label',
  params: z.object({ _id: z.string() }),
  response,
});

it('shows no schemas, which the build takes from browsers, to whom they are a mistake of types', () => {
  // @ts-expect-error Browsers have no such property.
  void getLabel.response;
  // @ts-expect-error Browsers have no such property.
  void getLabel.params;
});

it('opens its schemas to the server', () => {
  expect(schemasOf(getLabel).response).toBe(response);
});
