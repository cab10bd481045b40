import type { Outcome, RecordOf, Resource } from '@adunni/contracts/resource';
import { ApiError, request } from '../api/call-api.ts';
import type { RowOf } from './list/list-options.ts';

/** A page of a list as the server answers it. */
export interface LoadedList<R extends Resource> {
  items: RowOf<R>[];
  total: number;
  isCapped: boolean;
  page: number;
  limit: number;
  next: string | null;
  previous: string | null;
}

const answerOf = async <T>(endpoint: Resource['list'], sent: Parameters<typeof request>[1]): Promise<T> =>
  (await request(endpoint, sent)).json();

/** One page of a resource’s list. Throws ApiError. */
export const listRows = <R extends Resource>(resource: R, query: Record<string, string>): Promise<LoadedList<R>> =>
  answerOf(resource.list, { query });

/** What can be an id: any other word in its place of a path would be another call, as `calendar` is. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A record with the version that changing it must name. Throws ApiError, 404 for what is no id. */
export async function getRecord<R extends Resource>(
  resource: R,
  id: string,
): Promise<{ record: RecordOf<R>; version: number }> {
  if (!ID.test(id)) throw new ApiError(404, { code: 'not_found' });
  return answerOf(resource.get, { params: { _id: id } });
}

/** Creates a record. Throws ApiError. */
export const createRecord = (resource: Resource, body: unknown): Promise<{ _id: string }> =>
  answerOf(resource.create, { body });

/** Changes a record that was seen in this version. Throws ApiError, `stale` when it is no longer that. */
export const updateRecord = (resource: Resource, id: string, version: number, values: unknown): Promise<unknown> =>
  answerOf(resource.update, { params: { _id: id }, body: { version, values } });

/** Does something to rows; tells what became of each. Throws ApiError. */
export const runAction = async (resource: Resource, action: string, ids: string[]): Promise<Outcome[]> =>
  (await answerOf<{ results: Outcome[] }>(resource.act, { body: { action, ids } })).results;
