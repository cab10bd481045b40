import type { ServiceFacets } from '@adunni/contracts/services';
import type { FormEvent, ReactNode } from 'react';
import { HiddenFields } from '../../../kit/filters/hidden-fields.tsx';
import { KIND_NAMES, lengthText, PLACE_NAMES } from '../wording.ts';
import { FREE_SPANS } from './chips.ts';
import classes from './filter-panel.module.css';
import {
  type ListState,
  MANY_FILTERS,
  type ManyFilter,
  readListState,
  toggleValue,
  toQuery,
  withFilters,
} from './list-state.ts';

export interface FilterPanelProps {
  /** What the visitor wants, which may still be loading. */
  state: ListState;
  facets: ServiceFacets;
  onGo: (next: ListState) => void;
}

const WORDS: Partial<Record<ManyFilter, Readonly<Record<string, string>>>> = { place: PLACE_NAMES, kind: KIND_NAMES };

/** Every filter with its counts. A plain GET form, so that it also works without scripts. */
export function FilterPanel({ state, facets, onGo }: FilterPanelProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onGo(readListState(new URLSearchParams(sent)));
  }
  const many = (name: ManyFilter, legend: string, isOpen: boolean) => (
    <Group legend={legend} isOpen={isOpen || state[name].length > 0}>
      {valuesOf(name, facets, state).map(({ value, label, count }) => (
        <Box
          key={value}
          name={name}
          value={value}
          label={WORDS[name]?.[label] ?? label}
          count={count}
          checked={(state[name] as readonly string[]).includes(value)}
          onChange={() => onGo(toggleValue(state, name, value))}
        />
      ))}
    </Group>
  );
  const limits = { state, onGo };
  return (
    <form action="/services" onSubmit={onSubmit}>
      <HiddenFields
        query={toQuery(state)}
        except={[...MANY_FILTERS, 'freeWithin', 'maxDuration', 'minPrice', 'maxPrice', 'minRating', 'verified']}
      />
      <Limit {...limits} name="freeWithin" legend="Next free" values={facets.freeWithin} words={freeText} isOpen />
      {many('place', 'Where', true)}
      <Price state={state} facets={facets} />
      <Limit {...limits} name="maxDuration" legend="How long" values={facets.duration} words={shorterText} isOpen />
      <Limit {...limits} name="minRating" legend="Rating" values={facets.rating} words={ratedText} isOpen />
      {many('kind', 'Kind', false)}
      {many('city', 'Town', true)}
      <Group legend="Maker" isOpen>
        <Box
          name="verified"
          value="1"
          label="Verified makers"
          count={facets.verified}
          checked={state.verified}
          onChange={() => onGo(withFilters(state, { verified: !state.verified }))}
        />
      </Group>
      {many('maker', 'One maker', false)}
      <noscript>
        <button type="submit">Show these services</button>
      </noscript>
    </form>
  );
}

const freeText = (days: number): string => FREE_SPANS[days] ?? `Within ${days} days`;
const ratedText = (stars: number): string => `${stars} stars and up`;
const shorterText = (minutes: number): string => `At most ${lengthText(minutes)}`;

/** Values that occur, and those that are on although nothing has them any more. */
function valuesOf(name: ManyFilter, facets: ServiceFacets, state: ListState) {
  const chosen = state[name] as readonly string[];
  const found = facets[name];
  const gone = chosen.filter((value) => !found.some((each) => each.value === value));
  return [...found, ...gone.map((value) => ({ value, label: value, count: 0 }))];
}

function Group({ legend, isOpen, children }: { legend: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={classes.group} open={isOpen}>
      <summary>{legend}</summary>
      <fieldset className={classes.fields}>
        <legend className={classes.hidden}>{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface BoxProps {
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
  onChange: () => void;
}

function Box({ label, count, ...input }: BoxProps) {
  return (
    <label className={classes.row}>
      <input type="checkbox" {...input} />
      <span className={classes.name}>{label}</span>
      <span className={classes.count}>
        {count}
        <span className={classes.hidden}> {count === 1 ? 'service' : 'services'}</span>
      </span>
    </label>
  );
}

interface LimitProps {
  state: ListState;
  onGo: (next: ListState) => void;
  name: 'freeWithin' | 'maxDuration' | 'minRating';
  legend: string;
  values: ServiceFacets['freeWithin'];
  words: (value: number) => string;
  isOpen: boolean;
}

/** One of several limits, or none; choosing the one that is on lets it go. */
function Limit({ state, onGo, name, legend, values, words, isOpen }: LimitProps) {
  return (
    <Group legend={legend} isOpen={isOpen}>
      {values.map(({ value, count }) => (
        <Box
          key={value}
          name={name}
          value={value}
          label={words(Number(value))}
          count={count}
          checked={String(state[name]) === value}
          onChange={() => onGo(withFilters(state, { [name]: String(state[name]) === value ? null : Number(value) }))}
        />
      ))}
    </Group>
  );
}

/** Lowest and highest price in naira; applied on Enter or by its button. */
function Price({ state, facets }: Pick<FilterPanelProps, 'state' | 'facets'>) {
  const bound = (name: 'minPrice' | 'maxPrice', label: string, placeholder: number) => (
    <label className={classes.bound}>
      <span>{label} (₦)</span>
      <input
        key={state[name]}
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        step="any"
        defaultValue={state[name] ?? ''}
        placeholder={String(Math.round(placeholder))}
      />
    </label>
  );
  return (
    <Group legend="Price" isOpen>
      <div className={classes.range}>
        {bound('minPrice', 'From', facets.price.min)}
        {bound('maxPrice', 'To', facets.price.max)}
        <button type="submit">Apply</button>
      </div>
    </Group>
  );
}
