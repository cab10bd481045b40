import { EVENT_KINDS, type EventKind } from '@adunni/contracts/asoebi/names';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { splitBudget } from '@adunni/contracts/planning/budget';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Money } from '../../../kit/money/currency-context.tsx';
import { MoneyField, NumberField } from '../../../kit/resource/form/fields.tsx';
import classes from './budget-split.module.css';

const KINDS = Object.entries(EVENT_KINDS).map(([value, label]) => ({ value, label }));
/** Most that is divided, in naira. */
const MOST = 1_000_000_000;

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** How a budget is usually divided, as a bar and as figures; both move with what is put in. */
export function BudgetSplit() {
  const [kind, setKind] = useState<EventKind>('wedding');
  const [total, setTotal] = useState<number | null>(8_000_000);
  const [guests, setGuests] = useState<number | null>(200);
  const [outfits, setOutfits] = useState<number | null>(12);
  const parts = splitBudget({
    kind,
    total: toKobo(Math.min(total ?? 0, MOST)),
    guests: Math.min(guests ?? 0, 20_000),
    outfits: Math.min(outfits ?? 0, 5000),
  });
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={classes.split}>
      <div className={classes.inputs}>
        <NativeSelect
          label="Celebration"
          size="md"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as EventKind)}
          data={KINDS}
        />
        <MoneyField
          label="Budget in all"
          size="md"
          value={total}
          onChange={setTotal}
          max={MOST}
          clampBehavior="strict"
        />
        <NumberField label="Guests" size="md" min={0} max={20_000} value={guests} onChange={setGuests} />
        <NumberField label="Outfits" size="md" min={0} max={5000} value={outfits} onChange={setOutfits} />
      </div>
      <div className={classes.chart}>
        <div className={classes.bar} aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <i key={name} data-part={name} style={{ flexGrow: amount }} />
          ))}
        </div>
        <table className={classes.parts}>
          <caption>The budget by what it goes to</caption>
          <tbody>
            {parts.map(({ name, label, amount }) => (
              <tr key={name}>
                <th scope="row">
                  <i data-part={name} aria-hidden="true" />
                  {label}
                </th>
                <td>{PERCENT.format(whole > 0 ? amount / whole : 0)}</td>
                <td>
                  <Money amount={toNaira(amount)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
