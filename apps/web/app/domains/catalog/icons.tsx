import { Drawing, type DrawingProps } from '../../kit/drawing.tsx';

export const HeartIcon = (props: DrawingProps) => (
  <Drawing size={20} {...props}>
    <path d="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z" />
  </Drawing>
);
