import { Drawing, type DrawingProps } from '../../kit/drawing.tsx';

export const HeartIcon = (props: DrawingProps) => (
  <Drawing size={20} {...props}>
    <path d="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z" />
  </Drawing>
);

export const CrossIcon = (props: DrawingProps) => (
  <Drawing size={20} {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Drawing>
);

export const SearchIcon = (props: DrawingProps) => (
  <Drawing size={20} {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Drawing>
);
