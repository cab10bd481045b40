import { partnerResource } from '@adunni/contracts/affiliates/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import type { Choice } from '../../../kit/resource/form/choices.ts';

const choiceOf = ({ _id, name, code }: { _id: string; name: string; code: string }): Choice => ({
  value: _id,
  label: `${name} (${code})`,
});

/** Partners whose name, code or website has these words, by name. */
export async function findPartners(q: string, limit = 12): Promise<Choice[]> {
  const { items } = await callApi(partnerResource.list, { query: { ...(q && { q }), sort: 'name', limit } });
  return items.map(choiceOf);
}

/** Partners to filter by, by name, and the one that is asked for even where it is not among them. */
export async function partnerFilter(asked: string | null): Promise<Choice[]> {
  const found = await findPartners('', 100);
  if (!asked || found.some(({ value }) => value === asked)) return found;
  const one = await callApi(partnerResource.get, { params: { _id: asked } }).catch(() => null);
  return one ? [...found, choiceOf(one.record)] : found;
}
