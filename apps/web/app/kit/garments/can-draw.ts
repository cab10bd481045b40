type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether this browser can draw, and its person did not ask to save data. */
export const canDraw = (): boolean =>
  'Worker' in window && 'OffscreenCanvas' in window && (navigator as Connected).connection?.saveData !== true;
