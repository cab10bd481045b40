/** Texts under names, in this browser. */
interface BrowserStorage {
  /** What is kept under a name, or null. */
  read: (key: string) => string | null;
  keep: (key: string, text: string) => void;
  drop: (key: string) => void;
  /** Whether what was kept under a name outlives the page. */
  lasts: (key: string) => boolean;
}

/**
 * A storage of the browser that never throws. Where it is full or forbidden, which browsers say by throwing at every
 * touch, what is written is remembered until the page is left; on the server nothing is.
 */
function browserStorage(open: () => Storage): BrowserStorage {
  const remembered = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): { done: T } | null => {
    try {
      return { done: work(open()) };
    } catch {
      return null;
    }
  };
  return {
    read: (key) => remembered.get(key) ?? attempt((storage) => storage.getItem(key))?.done ?? null,
    keep(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) remembered.delete(key);
      else if (typeof window !== 'undefined') remembered.set(key, text);
    },
    drop(key) {
      remembered.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    lasts: (key) => !remembered.has(key),
  };
}

/** What this browser keeps for all its tabs. */
export const stored = browserStorage(() => localStorage);

/** JavaScript that reads what is kept under a name, null for nothing, for a script that runs before all modules. */
export const readStoredScript = (key: string): string => `localStorage.getItem(${JSON.stringify(key)})`;

/** What this browser keeps for this tab, until it is closed. */
export const storedInTab = browserStorage(() => sessionStorage);
