import type { DisplayCurrencyForm } from '@adunni/contracts/currency/staff';
import type { SettingsForm } from '@adunni/contracts/settings/forms';
import type { SettingsChange } from '@adunni/contracts/settings/staff';
import { moment } from '../../kit/dates.ts';
import { currencyName, nairaRate } from '../currency/public/currency-labels.ts';
import classes from './history.module.css';
import { SETTINGS, settingValue } from './setting-labels.ts';

const isSetting = (field: string): field is keyof SettingsForm => field in SETTINGS;

function currencyLabel(value: unknown): string {
  const { isShown = true, override } = (value ?? {}) as Partial<DisplayCurrencyForm>;
  if (!isShown) return 'hidden';
  return override ? `${nairaRate(override.nairaPerUnit)} until ${moment(override.until)}` : 'published rate';
}

const nameOf = (field: string): string => (isSetting(field) ? SETTINGS[field].label : currencyName(field));

const wordsOf = (field: string, value: unknown): string =>
  isSetting(field)
    ? settingValue(SETTINGS[field].unit, SETTINGS[field].unit === 'text' ? String(value ?? '') : Number(value))
    : currencyLabel(value);

/** Who changed which setting from what to what, newest first. */
export function SettingsHistory({ history }: { history: readonly SettingsChange[] }) {
  if (history.length === 0) return <p>No changes yet.</p>;
  return (
    <ol className={classes.history}>
      {history.map(({ _id, at, by, changes }) => (
        <li key={_id}>
          <p className={classes.who}>
            {by} · <time dateTime={at}>{moment(at)}</time>
          </p>
          <ul>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {nameOf(field)}: <del>{wordsOf(field, before)}</del> → <ins>{wordsOf(field, after)}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
