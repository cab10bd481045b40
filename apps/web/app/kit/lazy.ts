import { type ComponentType, lazy as lazyWithoutEnd } from 'react';

/** How long a piece of the browser’s code may take to load, in ms (specification, section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Waits for a piece of code; throws once it has taken too long. */
export function withinChunkTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads a piece of code; what fails because there is no connection is loaded again once there is one. */
export async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withinChunkTimeout(load());
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return withinChunkTimeout(load());
  }
}

/** As React’s `lazy`; code that does not load in time ends in the error screen, which offers to try again. */
// biome-ignore lint/suspicious/noExplicitAny: as React declares it, so that props keep their types
export const lazy = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazyWithoutEnd(() => loadOnceOnline(load));
