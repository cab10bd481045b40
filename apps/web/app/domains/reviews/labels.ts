import type { Fit, ReportReason } from '@adunni/contracts/reviews/forms';

/** What a fit is called on the page. */
export const FIT_NAMES: Readonly<Record<Fit, string>> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** Where a fit lies on the scale, from -1 (small) to 1 (large), in words. */
export const FIT_ORDER = ['small', 'true', 'large'] as const satisfies readonly Fit[];

/** What each number of stars says. */
export const STAR_LABELS = ['Poor', 'Fair', 'OK', 'Good', 'Excellent'] as const;

/** What somebody can object to in a review. */
export const REPORT_LABELS: Readonly<Record<ReportReason, string>> = {
  offensive: 'Insulting or hateful',
  'off-topic': 'Off topic',
  advertising: 'Advertising',
  private: 'Shares private information',
  untrue: 'Fake',
};

/** A day as it is written below a review, the same on the server and in every zone. */
export const reviewDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * How most people find the fit: `8 of 11 say true to size`, or what as many say as others do:
 * `2 of 4 say true to size, 2 it runs large`. Empty while nobody has said.
 */
export function fitText(fit: Readonly<Record<Fit, number>>): string {
  const all = fit.small + fit.true + fit.large;
  const most = Math.max(fit.small, fit.true, fit.large);
  if (most === 0) return '';
  const words = (name: Fit) => `${name === 'true' ? '' : 'it '}${FIT_NAMES[name].toLowerCase()}`;
  const [first, ...others] = FIT_ORDER.filter((name) => fit[name] === most).map(words);
  return [`${most} of ${all} say ${first}`, ...others.map((other) => `${most} ${other}`)].join(', ');
}
