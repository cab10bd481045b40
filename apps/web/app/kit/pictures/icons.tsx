import { Drawing } from './drawing.tsx';

export const BagIcon = () => (
  <Drawing>
    <path d="M5 8.5h14l-.9 11H5.9L5 8.5Z" />
    <path d="M8.8 8.5V7.2a3.2 3.2 0 0 1 6.4 0v1.3" />
  </Drawing>
);

export const HeartIcon = () => (
  <Drawing>
    <path d="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z" />
  </Drawing>
);

export const ParcelIcon = () => (
  <Drawing>
    <path d="m12 3.5 7.5 4v9l-7.5 4-7.5-4v-9Z" />
    <path d="m4.5 7.5 7.5 4 7.5-4M12 11.5v9M8.2 5.5l7.5 4" />
  </Drawing>
);

export const CalendarIcon = () => (
  <Drawing>
    <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Drawing>
);

export const CallIcon = ({ size }: { size?: number }) => (
  <Drawing {...(size !== undefined && { size })}>
    <rect x="3.5" y="7" width="11.5" height="10" rx="1.5" />
    <path d="m15 11 5.5-3.5v9L15 13Z" />
  </Drawing>
);

export const SpeechIcon = () => (
  <Drawing>
    <path d="M4.5 5.5h15v10.5H12L8 19.5V16H4.5Z" />
    <path d="M8.5 9.5h7M8.5 12.5h4.5" />
  </Drawing>
);

export const LookIcon = () => (
  <Drawing>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M8.5 11h5" />
  </Drawing>
);

/** No connection: the waves of a network, struck out. */
export const NoSignalIcon = () => (
  <Drawing>
    <path d="M4 9.5a12 12 0 0 1 5-2.8M20 9.5a12 12 0 0 0-6.5-3.2M7 13a7.6 7.6 0 0 1 4-2M17 13a8 8 0 0 0-1.8-1.3M12 17.5h.01M4 4l16 16" />
  </Drawing>
);
