import { createDesign, getDesign, type Design as Kept, updateDesign } from '@adunni/contracts/studio/designs';
import { ApiError, type callApi } from '../../../../kit/api/call-api.ts';
import { type Design, nameOf } from '../design/design.ts';

/** How the design stands with the account. */
export type Sent =
  | { state: 'saved'; version: number }
  /** Another device has changed it: which of the two counts is for its owner to say. */
  | { state: 'changed' }
  /** It was deleted there, or is another person’s. */
  | { state: 'gone' }
  /** The server says why not. */
  | { state: 'refused'; why: string }
  | { state: 'unreachable' };

interface Sending {
  id: string;
  design: Design;
  /** The version that the account had last; undefined where it has none. */
  version: number | undefined;
}

/** Saves a design in the account: anew, or as the next version. */
export async function sendDesign(call: typeof callApi, { id, design, version }: Sending): Promise<Sent> {
  const values = { name: nameOf(design), recipe: { ...design.recipe } };
  const change = async (of: number): Promise<Kept> =>
    (await call(updateDesign, { params: { designId: id }, body: { version: of, ...values } })).design;
  try {
    if (version !== undefined) return { state: 'saved', version: (await change(version)).version };
    const { design: made } = await call(createDesign, { body: { _id: id, ...values } });
    // Where it was saved before, and the answer was lost, the server answers with what it has.
    const { version: now } = isSame(made, values) ? made : await change(made.version);
    return { state: 'saved', version: now };
  } catch (error) {
    return sentOf(error);
  }
}

/** The version that the account has of a design, and the design itself as it is there. */
export const fetchKept = async (call: typeof callApi, id: string): Promise<Kept> =>
  (await call(getDesign, { params: { designId: id } })).design;

function isSame(kept: Kept, { name, recipe }: Pick<Kept, 'name' | 'recipe'>): boolean {
  const names = new Set([...Object.keys(kept.recipe), ...Object.keys(recipe)]);
  return kept.name === name && [...names].every((each) => kept.recipe[each] === recipe[each]);
}

function sentOf(error: unknown): Sent {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { state: 'unreachable' };
  if (error.code === 'design_changed') return { state: 'changed' };
  if (error.status === 404) return { state: 'gone' };
  return { state: 'refused', why: error.message };
}
