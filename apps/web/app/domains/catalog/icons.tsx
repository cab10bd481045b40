import type { ReactNode } from 'react';

interface Props {
  size?: number;
  filled?: boolean;
}

/** A line drawing of 24 units, in the colour of the text; always beside a label, so hidden from screen readers. */
function Drawing({ size = 20, filled = false, children }: Props & { children: ReactNode }) {
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

export const HeartIcon = (props: Props) => (
  <Drawing {...props}>
    <path d="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z" />
  </Drawing>
);

export const StarIcon = (props: Props) => (
  <Drawing {...props}>
    <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z" />
  </Drawing>
);

export const CrossIcon = (props: Props) => (
  <Drawing {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Drawing>
);

export const FilterIcon = (props: Props) => (
  <Drawing {...props}>
    <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
    <circle cx="16" cy="7" r="2" />
    <circle cx="8" cy="17" r="2" />
  </Drawing>
);

export const SearchIcon = (props: Props) => (
  <Drawing {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Drawing>
);
