import { DESIGN_NAME } from '@adunni/contracts/studio/designs';

const COPY = ' (copy)';

/** What the copy of a design is called, within the length that names have. */
export const copyName = (name: string): string => `${name.slice(0, DESIGN_NAME - COPY.length)}${COPY}`;
