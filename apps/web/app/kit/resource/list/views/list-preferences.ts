import { listPreferences, putPreference } from '@adunni/contracts/preferences/preferences';
import { addView, changeView, removeView, type SavedView } from '@adunni/contracts/preferences/views';
import type { Resource } from '@adunni/contracts/resource';
import { callApi } from '../../../api/call-api.ts';
import { getSession } from '../../../session/stored-session.ts';

interface Preferences {
  screens: Record<string, { hiddenColumns: string[] }>;
  views: readonly SavedView[];
}

/** What a person may change of a view. */
export type ViewChange = Partial<Pick<SavedView, 'name' | 'query' | 'hiddenColumns' | 'isDefault'>>;

let known: { userId: string; preferences: Promise<Preferences> } | null = null;

/** How the person signed in likes their lists; asked once, and again for another person or after a change. */
function preferences(): Promise<Preferences> {
  const userId = getSession()?._id ?? '';
  if (known?.userId !== userId) {
    const asked = callApi(listPreferences).catch((): Preferences => {
      known = null;
      return { screens: {}, views: [] };
    });
    known = { userId, preferences: asked };
  }
  return known.preferences;
}

/** Columns that the person has hidden on a screen; null when they never chose. */
export const hiddenColumns = async (screen: string): Promise<string[] | null> =>
  (await preferences()).screens[screen]?.hiddenColumns ?? null;

/** Keeps the person’s choice of columns. Throws ApiError. */
export async function hideColumns(screen: string, hidden: string[]): Promise<void> {
  const { screens } = await preferences();
  screens[screen] = { hiddenColumns: hidden };
  await callApi(putPreference, { params: { screen }, body: { hiddenColumns: hidden } });
}

/** How views name a list: the path of its calls, below `/api/staff`. */
export const listNameOf = ({ path }: Pick<Resource, 'path'>): string => path.slice('/api/staff/'.length);

/** Every view that the person has saved, by list and name. */
export const savedViews = async (): Promise<readonly SavedView[]> => (await preferences()).views;

/** The person’s views of a list. */
export async function viewsOf(resource: Pick<Resource, 'path'>): Promise<SavedView[]> {
  const list = listNameOf(resource);
  return (await savedViews()).filter((view) => view.list === list);
}

/** Whatever became of it, the next list asks anew: another tab may have changed views too. */
async function changed<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    known = null;
  }
}

/** Saves a view. Throws ApiError. */
export const createView = (view: Omit<SavedView, '_id' | 'version' | 'isReduced'>): Promise<unknown> =>
  changed(callApi(addView, { body: view }));

/** Changes a view in the version that was seen. Throws ApiError, `stale` when it is no longer that. */
export const updateView = ({ _id, version }: SavedView, change: ViewChange): Promise<unknown> =>
  changed(callApi(changeView, { params: { viewId: _id }, body: { version, ...change } }));

/** Deletes a view. Throws ApiError. */
export const deleteView = ({ _id }: SavedView): Promise<unknown> =>
  changed(callApi(removeView, { params: { viewId: _id } }));
