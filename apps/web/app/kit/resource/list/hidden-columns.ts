import { listPreferences, putPreference } from '@adunni/contracts/preferences/preferences';
import { callApi } from '../../api/call-api.ts';
import { getSession } from '../../session/stored-session.ts';

type Screens = Record<string, { hiddenColumns: string[] }>;

let known: { userId: string; screens: Promise<Screens> } | null = null;

/** What the person signed in has said of every screen; asked once, and again for another person. */
function screensOf(): Promise<Screens> {
  const userId = getSession()?._id ?? '';
  if (known?.userId !== userId) {
    const screens = callApi(listPreferences).then(
      (answer) => answer.screens,
      () => {
        known = null;
        return {};
      },
    );
    known = { userId, screens };
  }
  return known.screens;
}

/** Columns that the person has hidden on a screen; null when they never chose. */
export async function hiddenColumns(screen: string): Promise<string[] | null> {
  return (await screensOf())[screen]?.hiddenColumns ?? null;
}

/** Keeps the person’s choice of columns. Throws ApiError. */
export async function hideColumns(screen: string, hidden: string[]): Promise<void> {
  const screens = await screensOf();
  screens[screen] = { hiddenColumns: hidden };
  await callApi(putPreference, { params: { screen }, body: { hiddenColumns: hidden } });
}
