import type { ServiceFacets } from '@adunni/contracts/services/services';
import { FilterForm } from '../../../kit/filters/filter-form.tsx';
import { FilterGroup, FilterValues, valuesOf } from '../../../kit/filters/filter-group.tsx';
import { PriceRange } from '../../../kit/filters/price-range.tsx';
import { KIND_NAMES, lengthText, PLACE_NAMES } from '../public/labels.ts';
import { FREE_SPANS } from './chips.ts';
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

/** Every filter with its counts. */
export function FilterPanel({ state, facets, onGo }: FilterPanelProps) {
  const many = (name: ManyFilter, legend: string, isOpen: boolean) => {
    const values = valuesOf(facets[name], state[name]);
    return values.length === 0 ? null : (
      <FilterGroup legend={legend} isOpen={isOpen || state[name].length > 0}>
        <FilterValues
          name={name}
          values={values.map((each) => ({ ...each, label: WORDS[name]?.[each.label] ?? each.label }))}
          chosen={state[name]}
          one="service"
          onToggle={(value) => onGo(toggleValue(state, name, value))}
        />
      </FilterGroup>
    );
  };
  const limits = { state, onGo };
  return (
    <FilterForm
      action="/services"
      query={toQuery(state)}
      names={[...MANY_FILTERS, 'freeWithin', 'maxDuration', 'minRating', 'verified']}
      submit="Show services"
      onSend={(sent) => onGo(readListState(sent))}
    >
      <Limit {...limits} name="freeWithin" legend="Next available" values={facets.freeWithin} words={freeText} />
      {many('place', 'Location', true)}
      <PriceRange state={state} range={facets.price} />
      <Limit {...limits} name="maxDuration" legend="Duration" values={facets.duration} words={shorterText} />
      <Limit {...limits} name="minRating" legend="Rating" values={facets.rating} words={ratedText} />
      {many('kind', 'Type', false)}
      {many('city', 'City', true)}
      <FilterGroup legend="Maker" isOpen>
        <FilterValues
          name="verified"
          values={[{ value: '1', label: 'Verified makers', count: facets.verified }]}
          chosen={state.verified ? ['1'] : []}
          one="service"
          onToggle={() => onGo(withFilters(state, { verified: !state.verified }))}
        />
      </FilterGroup>
      {many('maker', 'Maker', false)}
    </FilterForm>
  );
}

const freeText = (days: number): string => FREE_SPANS[days] ?? `Within ${days} days`;
const ratedText = (stars: number): string => `${stars} stars and up`;
const shorterText = (minutes: number): string => `Up to ${lengthText(minutes)}`;

interface LimitProps {
  state: ListState;
  onGo: (next: ListState) => void;
  name: 'freeWithin' | 'maxDuration' | 'minRating';
  legend: string;
  values: ServiceFacets['freeWithin'];
  words: (value: number) => string;
}

/** One of several limits, or none; choosing the one that is on lets it go. */
function Limit({ state, onGo, name, legend, values, words }: LimitProps) {
  const chosen = String(state[name] ?? '');
  return (
    <FilterGroup legend={legend} isOpen>
      <FilterValues
        name={name}
        values={values.map((each) => ({ ...each, label: words(Number(each.value)) }))}
        chosen={[chosen]}
        one="service"
        onToggle={(value) => onGo(withFilters(state, { [name]: chosen === value ? null : Number(value) }))}
      />
    </FilterGroup>
  );
}
