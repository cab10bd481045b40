import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Oxblood of the accent, light to dark; the dark theme takes its lighter shades. */
const clay: MantineColorsTuple = [
  '#fdf1ec',
  '#f6dcd2',
  '#eebfad',
  '#e79a7c',
  '#d8744f',
  '#bb5130',
  '#a23e22',
  '#8a2f1b',
  '#6f2616',
  '#561d11',
];

/** Greys and darks lean to the paper’s warmth, so that fields, borders and overlays sit on it in both schemes. */
const gray: MantineColorsTuple = [
  '#faf6f0',
  '#f3ebdf',
  '#eadfd0',
  '#e2d6c6',
  '#94887b',
  '#7d7165',
  '#6f6357',
  '#5f5348',
  '#41372f',
  '#241b15',
];
const dark: MantineColorsTuple = [
  '#f3eae0',
  '#d9ccbf',
  '#b9aa9b',
  '#9a8b7d',
  '#786a5d',
  '#3a2f27',
  '#211a15',
  '#17120e',
  '#120e0b',
  '#0c0907',
];

/** Red of refusals and of what cannot be undone; shades 7 and 3 are `--negative` in light and dark. */
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fadbd7',
  '#f6bdb7',
  '#f0928a',
  '#e06a61',
  '#cb4740',
  '#b93029',
  '#a81e1e',
  '#8a1717',
  '#6d1010',
];

/** The library knows the light scheme’s shade only, so the text on a filled button is told here to follow the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colours, color: 'var(--accent-ink)' } : colours;
};

/** The look of the house: warm paper, a serif with character for what is announced, a calm sans for what is read. */
export const theme = createTheme({
  primaryColor: 'clay',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  variantColorResolver,
  colors: { clay, gray, dark, red },
  black: '#241b15',
  fontFamily:
    '"Text Letters", "Instrument Sans Variable", "Instrument Fallback", "Instrument DejaVu", system-ui, sans-serif',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '420',
    sizes: {
      h1: { fontSize: 'clamp(2.25rem, 5.2vw, 4rem)', lineHeight: '1.06' },
      h2: { fontSize: 'clamp(1.75rem, 3.4vw, 2.6rem)', lineHeight: '1.12' },
      h3: { fontSize: 'clamp(1.25rem, 2vw, 1.5rem)', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '14px', xl: '24px' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The header of a dialogue is not the banner of the page, and its cross has a name.
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, attributes: { header: { role: 'presentation' } } },
    },
  },
});
