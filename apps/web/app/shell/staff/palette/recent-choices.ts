const KEY = 'adunni.palette';
const MOST = 5;

/** What was chosen in the palette on this device, the last one first, by id. Nothing of people or orders is kept. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what was chosen; where nothing can be kept, nothing is. */
export function rememberChoice(id: string): void {
  try {
    const others = recentChoices().filter((each) => each !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // Full, or forbidden by the browser.
  }
}
