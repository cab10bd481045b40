import { DRAFT_NAMES, DRAFTS, type DraftName, FABRIC_WIDTHS, PATTERN_FITS } from '@adunni/contracts/patterns/choices';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import classes from './choice-fields.module.css';
import { choiceOf } from './pattern-choice.ts';

const FIT_LABELS = { fitted: 'Fitted', regular: 'Regular', loose: 'Loose' } as const;
const CM = 2.54;

interface Props {
  /** What is shown; null while nothing is chosen. */
  draft: DraftName | null;
  suggested: readonly DraftName[];
  /** Further fields, before these. */
  children?: ReactNode;
}

/** Changes what the address asks for, in the place of what it asked before. */
export function useChange(): (changes: Record<string, string>) => void {
  const [, setSearch] = useSearchParams();
  return (changes) =>
    setSearch(
      (before) => {
        const search = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) search.set(name, value);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
}

/** Which pattern is drafted, how it fits, and how wide the fabric is. */
export function ChoiceFields({ draft, suggested, children }: Props) {
  const change = useChange();
  const [search] = useSearchParams();
  const { fit, width } = choiceOf(search);
  const isDrafting = useNavigation().state === 'loading';
  const optionOf = (name: DraftName) => ({ value: name, label: DRAFTS[name] });
  const others = DRAFT_NAMES.filter((name) => !suggested.includes(name)).map(optionOf);
  const drafts =
    suggested.length > 0
      ? [
          { group: 'Suggested', items: suggested.map(optionOf) },
          { group: 'Other patterns', items: others },
        ]
      : others;
  return (
    <div className={classes.fields}>
      {children}
      <NativeSelect
        label="Pattern"
        data={draft === null ? [{ value: '', label: 'Choose a pattern' }, ...drafts] : drafts}
        value={draft ?? ''}
        onChange={({ currentTarget }) => change({ draft: currentTarget.value })}
      />
      <NativeSelect
        label="Fit"
        data={PATTERN_FITS.map((each) => ({ value: each, label: FIT_LABELS[each] }))}
        value={fit}
        onChange={({ currentTarget }) => change({ fit: currentTarget.value })}
      />
      <NativeSelect
        label="Fabric width"
        data={FABRIC_WIDTHS.map((inches) => ({
          value: String(inches),
          label: `${inches} in (${Math.round(inches * CM)} cm)`,
        }))}
        value={String(width)}
        onChange={({ currentTarget }) => change({ width: currentTarget.value })}
      />
      <p className={classes.busy} role="status">
        {isDrafting && 'Drafting…'}
      </p>
    </div>
  );
}
