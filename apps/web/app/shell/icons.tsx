import { Drawing } from '../kit/pictures/drawing.tsx';

export const SearchIcon = () => (
  <Drawing>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Drawing>
);

export const MenuIcon = () => (
  <Drawing>
    <path d="M4 8h16M4 16h16" />
  </Drawing>
);

export const PersonIcon = () => (
  <Drawing>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.8 20c.7-4 3.6-6 7.2-6s6.5 2 7.2 6" />
  </Drawing>
);

export const ChevronIcon = () => (
  <Drawing size={14}>
    <path d="m6 9.5 6 6 6-6" />
  </Drawing>
);

export const SunIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.8M12 19.2V21M3 12h1.8M19.2 12H21M5.6 5.6l1.3 1.3M17.1 17.1l1.3 1.3M5.6 18.4l1.3-1.3M17.1 6.9l1.3-1.3" />
  </Drawing>
);

export const MoonIcon = () => (
  <Drawing>
    <path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z" />
  </Drawing>
);

/** Marks those who run the marketplace. */
export const AdminIcon = () => (
  <Drawing size={13}>
    <path d="M12 3.5 5 6.2v5.3c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6.2Z" />
    <path d="m9 12 2.2 2.2L15.2 10" />
  </Drawing>
);

/** The badges of trust in the footer. */
export const LockIcon = () => (
  <Drawing size={18}>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="1.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Drawing>
);

export const CardIcon = () => (
  <Drawing size={18}>
    <rect x="3.5" y="6" width="17" height="12.5" rx="1.5" />
    <path d="M3.5 10h17M7 15h3" />
  </Drawing>
);

export const PartnerIcon = () => (
  <Drawing size={18}>
    <path d="m12 3.8 2.4 1.8 3 .1.9 2.9 2.4 1.8-1 2.8 1 2.8-2.4 1.8-.9 2.9-3 .1-2.4 1.8" />
    <path d="M12 3.8 9.6 5.6l-3 .1-.9 2.9-2.4 1.8 1 2.8-1 2.8 2.4 1.8.9 2.9 3 .1 2.4 1.8M9 12.3l2.2 2.2 4-4.2" />
  </Drawing>
);

export const InstagramIcon = () => (
  <Drawing>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.6 7.4h.01" />
  </Drawing>
);

export const WhatsappIcon = () => (
  <Drawing>
    <path d="m4 20 1.3-4A8 8 0 1 1 8.2 18.9Z" />
    <path d="M9 9.2c-.2 3 2.8 6 5.8 5.8l.9-1.5-2-1-1 .9a4.5 4.5 0 0 1-2.1-2.1l.9-1-1-2Z" />
  </Drawing>
);

export const XIcon = () => (
  <Drawing>
    <path d="m4.5 4.5 11 15h4l-11-15Zm.3 15 6-6.6m2.4-2.7 5.3-5.7" />
  </Drawing>
);

export const FacebookIcon = () => (
  <Drawing>
    <path d="M13.5 21v-8.2H17l.5-3.3h-4V7.6c0-1.2.5-1.9 2-1.9h2V2.9A18 18 0 0 0 15 2.8c-2.9 0-4.5 1.7-4.5 4.6v2.1H7v3.3h3.5V21" />
  </Drawing>
);
