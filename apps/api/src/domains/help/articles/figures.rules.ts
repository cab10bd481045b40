import { fillFigures, HELP_FIGURES, type HelpFigure } from '@adunni/contracts/help/figures';
import type { Kobo } from '@adunni/contracts/money';
import type { Settings } from '@adunni/contracts/settings/settings';
import { amountText } from '../../../kit/amount-text.rules.ts';

/** A text of the help centre with the figures that hold in the marketplace. */
export const withFigures = (text: string, settings: Settings): string =>
  fillFigures(text, (name) => sayFigure(name, settings));

function sayFigure(name: HelpFigure, settings: Settings): string {
  const value = settings[name];
  const unit = HELP_FIGURES[name];
  switch (unit) {
    case 'percent':
      return `${value}%`;
    case 'money':
      return amountText(value as Kobo);
    case 'count':
      return value.toLocaleString('en-GB');
    default:
      return `${value.toLocaleString('en-GB')} ${value === 1 ? unit.slice(0, -1) : unit}`;
  }
}
