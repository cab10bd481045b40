/** How the product calls itself; the one place that says so. */
export const BRAND = {
  name: 'Adunni',
  tagline: 'Custom fashion and expert tailoring',
  description: 'A premier destination for custom fashion design and tailoring.',
  sessionKey: 'adunni.session',
  themeKey: 'theme-mode',
  adminVersion: '2.1.0',
} as const;
