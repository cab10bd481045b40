import { Drawing } from '../../kit/pictures/drawing.tsx';

/** The drawer on the left. */
export const DrawerIcon = () => (
  <Drawing>
    <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
    <path d="M9.5 5v14" />
  </Drawing>
);

export const ArrowUpIcon = () => (
  <Drawing>
    <path d="M12 19V5.5M6 11l6-6 6 6" />
  </Drawing>
);
