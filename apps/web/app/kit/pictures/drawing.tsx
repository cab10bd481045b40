import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Width and height in pixels. */
  size?: number;
  filled?: boolean;
}

/** A line drawing of 24 units in the colour of the text; always beside or inside something that is named. */
export function Drawing({ size = 22, filled = false, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
