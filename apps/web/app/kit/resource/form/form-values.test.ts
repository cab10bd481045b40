import { expect, it } from 'vitest';
import { z } from 'zod';
import { blankValues, valuesOf } from './form-values.ts';

const schema = z
  .object({
    code: z.string().transform((code) => code.toUpperCase()),
    startsAt: z.string().nullable(),
    isFirst: z.boolean(),
    pieces: z.array(z.string()),
    position: z.number(),
  })
  .refine(() => true);

it('begins with empty fields, and with nothing where none can be empty', () => {
  expect(blankValues(schema)).toEqual({ code: '', startsAt: null, isFirst: false, pieces: [], position: undefined });
});

it('takes of a record what the form holds', () => {
  const record = { _id: '1', code: 'GELE15', startsAt: null, isFirst: true, pieces: [], position: 3, used: 12 };
  expect(Object.keys(valuesOf(schema, record))).toEqual(['code', 'startsAt', 'isFirst', 'pieces', 'position']);
});
