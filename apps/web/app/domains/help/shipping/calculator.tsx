import { useState } from 'react';
import { Form } from 'react-router';
import { COUNTRY_OPTIONS } from '../../../kit/address/countries.ts';
import { STATE_OPTIONS } from '../../../kit/address/state-options.ts';
import button from '../../../kit/button.module.css';
import plain from '../../../kit/forms/plain-fields.module.css';
import type { Calculation } from './calculation.ts';
import classes from './calculator.module.css';

/** Where to and which piece. Works without scripts too: the answer is in the address. */
export function Calculator({ asked }: { asked: Calculation }) {
  const [country, setCountry] = useState(asked.country);
  return (
    <Form action="/support/shipping" className={`${plain.fields} ${classes.row}`} preventScrollReset>
      <label>
        Country
        <select name="country" value={country} onChange={({ currentTarget }) => setCountry(currentTarget.value)}>
          {COUNTRY_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {country === 'NG' && (
        <label>
          State
          <select name="state" defaultValue={asked.state}>
            <option value="">Any state</option>
            {STATE_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Product (optional)
        <input name="q" key={asked.q} defaultValue={asked.q} maxLength={120} placeholder="Agbada, gele …" />
      </label>
      <button type="submit" className={button.filled}>
        Calculate
      </button>
    </Form>
  );
}
