import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type FiltersOf, type FormOf, resource } from './resource.ts';
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

it('is made of a resource’s schemas, which are no properties of it either', () => {
  const labels = resource({
    path: '/api/staff/labels',
    access: ['Admin'],
    one: 'label',
    many: 'labels',
    columns: { label: 'Label' },
    form: response,
    filters: { colour: z.string().optional() },
    sorts: ['label'],
  });
  // @ts-expect-error Browsers have no such property.
  void labels.form;
  // @ts-expect-error Browsers have no such property.
  void labels.filters;
  expectTypeOf<FormOf<typeof labels>>().toEqualTypeOf<{ label: string }>();
  expectTypeOf<FiltersOf<typeof labels>>().toEqualTypeOf<{ colour?: string | undefined }>();
});

it('opens its schemas to the server', () => {
  expect(schemasOf(getLabel).response).toBe(response);
});
