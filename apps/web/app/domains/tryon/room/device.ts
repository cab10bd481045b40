import type { DEVICE_CLASSES } from '@adunni/contracts/tryon/tries';

/** What kind of device this is, by the width of its window. */
export function deviceNow(): (typeof DEVICE_CLASSES)[number] {
  const { innerWidth } = window;
  if (innerWidth < 600) return 'phone';
  return innerWidth < 1024 ? 'tablet' : 'desktop';
}
