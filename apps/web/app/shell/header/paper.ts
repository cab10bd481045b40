/** Colour of the paper in each scheme, for the browser’s own bars; as in styles.css, which would cost a layout to ask. */
export const PAPER = { light: '#fbf7f0', dark: '#17120e' } as const;
