type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether this browser can draw at all. */
export const canDrawHere = (): boolean => 'Worker' in window && 'OffscreenCanvas' in window;

/** Whether its person asked to save data. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

/** Whether this browser can draw, and its person did not ask to save data. */
export const canDraw = (): boolean => canDrawHere() && !savesData();
