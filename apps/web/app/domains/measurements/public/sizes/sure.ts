import type { SizeAdvice } from '@adunni/contracts/measurements/fit';

/** How sure a recommended size is, in words. */
export const SURE: Readonly<Record<SizeAdvice['sureness'], string>> = {
  sure: 'Good match.',
  likely: 'Likely match.',
  unsure: 'Uncertain match.',
};
