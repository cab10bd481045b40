import { createDesign, type Design as Kept, updateDesign } from '@adunni/contracts/studio/designs';
import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { expect, it } from 'vitest';
import { ApiError, type callApi } from '../../../../kit/api/call-api.ts';
import { sendDesign } from './send-design.ts';

const { start } = GARMENTS.boubou;
const design = { name: 'For Lagos', recipe: start };

/** An account that has a design, or none. */
function account(kept: Partial<Kept> | null, refusal?: ApiError) {
  let now = kept;
  const calls: string[] = [];
  const call = (async (endpoint: unknown, { body }: { body: Kept }) => {
    calls.push(
      endpoint === createDesign ? 'create' : endpoint === updateDesign ? `update of ${body.version}` : 'other',
    );
    if (refusal) throw refusal;
    if (endpoint === createDesign) now ??= { ...body, version: 1 };
    else now = { ...now, ...body, version: body.version + 1 };
    return { design: now };
  }) as unknown as typeof callApi;
  return { call, calls, has: () => now };
}

it('saves what the account does not have, then each next version', async () => {
  const { call, calls, has } = account(null);
  expect(await sendDesign(call, { id: 'a', design, version: undefined })).toEqual({ state: 'saved', version: 1 });
  expect(await sendDesign(call, { id: 'a', design, version: 1 })).toEqual({ state: 'saved', version: 2 });
  expect([calls, has()?.name]).toEqual([['create', 'update of 1'], 'For Lagos']);
});

it('says that it is saved only once it is, where an older one was saved before and the answer lost', async () => {
  const { call, calls, has } = account({ name: 'Older', recipe: { ...start }, version: 4 });
  expect(await sendDesign(call, { id: 'a', design, version: undefined })).toEqual({ state: 'saved', version: 5 });
  expect([calls, has()?.name]).toEqual([['create', 'update of 4'], 'For Lagos']);
  // The same again takes no other version, in whatever order its values come back.
  const turned = Object.fromEntries(Object.entries(start).reverse());
  const same = account({ name: 'For Lagos', recipe: turned, version: 4 });
  expect(await sendDesign(same.call, { id: 'a', design, version: undefined })).toEqual({ state: 'saved', version: 4 });
});

it.each([
  ['changed elsewhere', new ApiError(409, { code: 'design_changed' }), { state: 'changed' }],
  ['deleted there', new ApiError(404, { code: 'design_not_found' }), { state: 'gone' }],
  ['one too many', new ApiError(422, { message: 'At most 200.' }), { state: 'refused', why: 'At most 200.' }],
  ['asked too often', new ApiError(429, { message: 'Too often.' }), { state: 'refused', why: 'Too often.' }],
  ['out of reach', new ApiError(0, {}), { state: 'unreachable' }],
  ['broken', new ApiError(500, { message: 'Sorry.' }), { state: 'unreachable' }],
])('tells why a design is not saved that is %s', async (_why, refusal, sent) => {
  expect(await sendDesign(account(null, refusal).call, { id: 'a', design, version: 3 })).toEqual(sent);
});
