import type { SizeAdvice } from '@adunni/contracts/measurements/fit';

/** How sure a recommended size is, in words. */
export const SURE: Readonly<Record<SizeAdvice['sureness'], string>> = {
  sure: 'We are quite sure.',
  likely: 'It is likely.',
  unsure: 'We are not sure.',
};
