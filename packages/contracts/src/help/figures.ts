/** How a figure of the settings is said in an article. */
type Unit = 'percent' | 'money' | 'days' | 'hours' | 'minutes' | 'count';

/** Settings that an article may name: `{{depositPercent}}` always says what holds today. */
export const HELP_FIGURES = {
  taxPercent: 'percent',
  freeShippingFrom: 'money',
  shippingCost: 'money',
  expressDeliveryCost: 'money',
  internationalDeliveryCost: 'money',
  stockHoldMinutes: 'minutes',
  depositPercent: 'percent',
  depositFrom: 'money',
  goodsCommissionPercent: 'percent',
  serviceCommissionPercent: 'percent',
  asoEbiCommissionPercent: 'percent',
  bookingHoldMinutes: 'minutes',
  freeChangeHours: 'hours',
  maxReschedules: 'count',
  acceptWithinHours: 'hours',
  materialsSharePercent: 'percent',
  minimumPayout: 'money',
  fitWindowDays: 'days',
  returnDaysNigeria: 'days',
  returnDaysAbroad: 'days',
  tryOnKeptDays: 'days',
} as const satisfies Record<string, Unit>;
export type HelpFigure = keyof typeof HELP_FIGURES;

const FIGURE = /\{\{\s*(\w+)\s*\}\}/g;

/** Names in double braces that no setting has. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(FIGURE)].flatMap(([, name = '']) => (Object.hasOwn(HELP_FIGURES, name) ? [] : [name]));

/** The text with each named figure as `say` says it; what is no figure stays as it is written. */
export const fillFigures = (text: string, say: (name: HelpFigure) => string): string =>
  text.replace(FIGURE, (whole, name: string) => (Object.hasOwn(HELP_FIGURES, name) ? say(name as HelpFigure) : whole));
