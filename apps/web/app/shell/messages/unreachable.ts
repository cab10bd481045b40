/** What a page says that could not be loaded for want of a connection; it loads by itself once there is one. */
export const UNREACHABLE = {
  title: 'You’re offline',
  text: 'Check your connection. This page will load as soon as you’re back online.',
} as const;
