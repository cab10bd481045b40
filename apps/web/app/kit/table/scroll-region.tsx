import type { ReactNode } from 'react';

/** What is wider than a phone: it scrolls sideways by itself, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
