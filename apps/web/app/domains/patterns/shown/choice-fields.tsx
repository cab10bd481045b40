import {
  type DraftName,
  FABRIC_WIDTHS,
  type FabricWidth,
  isStrip,
  PATTERN_FITS,
} from '@adunni/contracts/patterns/choices';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import classes from './choice-fields.module.css';
import { GarmentChoice } from './garment-choice.tsx';
import { choiceOf } from './pattern-choice.ts';
import { useChange } from './use-change.ts';

const FIT_LABELS = { fitted: 'Fitted', regular: 'Regular', loose: 'Loose' } as const;
const CM = 2.54;

function widthLabel(inches: FabricWidth): string {
  const width = `${inches} in (${Math.round(inches * CM)} cm)`;
  return isStrip(inches) ? `Aso-oke, ${width}` : width;
}

interface Props {
  /** What is shown; null while nothing is chosen. */
  draft: DraftName | null;
  /** What the item consists of, and what belongs to it and can’t be drafted. */
  suggested?: readonly DraftName[];
  undrafted?: readonly string[];
  width: FabricWidth;
  /** Whether the item is sewn from aso-oke. */
  isOfStrips?: boolean;
  /** Further fields, before these. */
  children?: ReactNode;
}

/** Which pattern is drafted, how it fits, and how wide the fabric is. */
export function ChoiceFields({ draft, suggested = [], undrafted = [], width, isOfStrips = false, children }: Props) {
  const change = useChange();
  const [search] = useSearchParams();
  const { fit } = choiceOf(search);
  const isDrafting = useNavigation().state === 'loading';
  return (
    <div className={classes.fields}>
      {children}
      <GarmentChoice draft={draft} suggested={suggested} undrafted={undrafted} />
      <NativeSelect
        label="Fit"
        data={PATTERN_FITS.map((each) => ({ value: each, label: FIT_LABELS[each] }))}
        value={fit}
        onChange={({ currentTarget }) => change({ fit: currentTarget.value })}
      />
      <NativeSelect
        label="Fabric width"
        description={isOfStrips && 'This item is sewn from aso-oke, which is woven in strips.'}
        data={FABRIC_WIDTHS.map((inches) => ({ value: String(inches), label: widthLabel(inches) }))}
        value={String(width)}
        onChange={({ currentTarget }) => change({ width: currentTarget.value })}
      />
      <p className={classes.busy} role="status">
        {isDrafting && 'Drafting…'}
      </p>
    </div>
  );
}
