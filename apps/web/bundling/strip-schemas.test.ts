import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './strip-schemas.ts';

const strip = (code: string) => withoutSchemas(code, parseAst(code));
/** Runs what is left of the code of a contract, with functions in place of what it imports; gives what `made` is. */
const made = (code: string) =>
  new Function('endpoint', 'resource', 'z', `${strip(code)}; return made;`)(
    (declaration: object) => declaration,
    (declaration: object) => declaration,
    undefined,
  );

describe('an endpoint', () => {
  it('keeps where and how it is called, and loses its schemas', () => {
    expect(
      made(`const made = endpoint({ method: 'PUT', path: '/api/labels/:_id', access: ['Admin'], summary: 'Rename',
        params: z.object({ _id: id }), query: z.object({}), body: z.object({ label: line(20) }), response: z.object({}) });`),
    ).toEqual({ method: 'PUT', path: '/api/labels/:_id', access: ['Admin'], summary: 'Rename' });
  });

  it('loses them wherever they stand, and keeps what is spread into it', () => {
    expect(
      made(`const shared = { access: 'public' };
        const made = endpoint({ response: z.string(), ...shared, body, method: 'GET', query: z.object({ q: z.string() }) });`),
    ).toEqual({ access: 'public', method: 'GET' });
  });

  it('loses them within a function or an object too', () => {
    expect(
      made(`const call = (path) => ({ get: endpoint({ path, response: z.object({}) }) });
        const made = call('/api/labels');`),
    ).toEqual({ get: { path: '/api/labels' } });
  });
});

it('takes of a resource what its calls are made from, and leaves its columns', () => {
  expect(
    made(`const made = resource({ one: 'label', columns: { label: 'Label' }, row: z.object({}), facts: { at: 'At' },
      detail: z.object({}), record: z.object({}), form: z.object({}), filters: { q: z.string() }, sorts: ['label'] });`),
  ).toEqual({ one: 'label', columns: { label: 'Label' }, facts: { at: 'At' }, sorts: ['label'] });
});

it('leaves what other functions take', () => {
  const code = 'shape({ row: z.object({}), response: z.string() });';
  expect(strip(code)).toBe(code);
});

describe('a constant', () => {
  it('that a call makes is marked as made without effects, so that it is dropped when nothing uses it', () => {
    expect(strip('export const label = z.string();')).toBe(
      'export const label = /*#__PURE__*/ (() => (z.string()))();',
    );
    expect(strip('const kinds = { a: one(), b: 2 };')).toBe(
      'const kinds = /*#__PURE__*/ (() => ({ a: one(), b: 2 }))();',
    );
  });

  it('that no call makes is left as it is', () => {
    const code = `export const MOST = 20; const KINDS = ['a', 'b']; const LABELS = { a: 'A' }; const pick = () => one();`;
    expect(strip(code)).toBe(code);
  });
});
