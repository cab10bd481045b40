import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/call-api.ts';
import { problemOf } from './problem-of.ts';

it.each([
  ['a record that is gone', new ApiError(404, {}), 'missing'],
  ['an address that the server does not understand', new ApiError(400, {}), 'missing'],
  ['a public page that is gone', new ErrorResponse(404, '', null), 'missing'],
  ['what is for others', new ApiError(403, {}), 'forbidden'],
  ['a call that never arrived', new ApiError(0, {}), 'unreachable'],
  ['data that Chromium could not fetch', new TypeError('Failed to fetch'), 'unreachable'],
  ['data that Safari could not fetch', new TypeError('Load failed'), 'unreachable'],
  [
    'data that Firefox could not fetch',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'unreachable',
  ],
  ['a failure of the server', new ApiError(500, {}), 'broken'],
  ['too many calls', new ApiError(429, {}), 'broken'],
  ['a mistake of a page', new TypeError('x is undefined'), 'broken'],
  ['anything else', 'no', 'broken'],
])('%s', (_, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
