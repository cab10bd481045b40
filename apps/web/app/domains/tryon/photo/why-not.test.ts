import { expect, it } from 'vitest';
import { failureOf } from './failures.ts';
import { Unsupported, whyNot } from './why-not.ts';
import { FAILURE_WORDS } from './words.ts';

it.each([
  new RangeError('WebAssembly.Memory(): could not allocate memory'),
  new RangeError('Array buffer allocation failed'),
  new WebAssembly.RuntimeError('Aborted(OOM). Build with -sASSERTIONS for more info.'),
  new Error('Aborted(Cannot enlarge memory arrays to size 268435456 bytes)'),
  new Error('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance'),
])('leads who has too little memory to the ways without a photo: %s', (error) => {
  for (const stage of ['loading', 'reading'] as const) expect(whyNot(error, stage)).toBe('memory');
  expect(failureOf('memory')).toMatchObject({ stage: 'loading', cause: 'out-of-memory', outcome: 'error' });
  expect(FAILURE_WORDS.memory).toMatch(/model or on your own figure/);
});

it.each([new TypeError('Failed to fetch'), new Error('the file answered with 404'), 'a text', undefined])(
  'says nothing of memory where something else is wrong: %s',
  (error) => expect(whyNot(error, 'loading')).toBe('loading'),
);

it.each([
  new Unsupported(),
  new WebAssembly.RuntimeError('Aborted(native code called abort()). Build with -sASSERTIONS for more info.'),
  new WebAssembly.RuntimeError('unreachable'),
])('leads who has a device on which no body is found to the ways without a photo: %s', (error) => {
  for (const stage of ['loading', 'reading'] as const) expect(whyNot(error, stage)).toBe('unsupported');
  expect(failureOf('unsupported')).toMatchObject({ stage: 'loading', cause: 'not-supported', outcome: 'error' });
  for (const why of ['unsupported', 'loading'] as const)
    expect(FAILURE_WORDS[why]).toMatch(/designs on a model or on your own figure/);
});
