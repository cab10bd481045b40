import { DEPOSIT, MOST_SETS, MOST_YARDS, YARD_STEP } from '@adunni/contracts/asoebi/forms';
import { isTight, USUAL_DAYS } from '@adunni/contracts/asoebi/missing';
import { PACKAGE_KINDS, SET_NEED_NAMES, SET_NEEDS, type SetNeed } from '@adunni/contracts/asoebi/names';
import { NativeSelect, TextInput } from '@mantine/core';
import { MoneyField, NumberField } from '../../../kit/resource/form/fields.tsx';
import { SewnAsField } from './design-field.tsx';
import type { PackageDraft } from './draft-form.ts';
import classes from './edit.module.css';
import { Entry } from './entry.tsx';

interface Props {
  title: string;
  /** The day of the event, which the last day to order is held against. */
  day: string | null;
  /** The maker whose pieces it can be sewn as, once one is known. */
  maker: { name: string; slug: string } | null;
  pack: PackageDraft;
  onChange: (changed: Partial<PackageDraft>) => void;
  onRemove: () => void;
}

const NEEDS = SET_NEED_NAMES.map((value) => ({ value, label: SET_NEEDS[value] }));

/** One package: what it is, what it costs, how many there are and until when. */
export function PackageFields({ title, day, maker, pack, onChange, onRemove }: Props) {
  return (
    <Entry title={title} onRemove={onRemove}>
      <p className={classes.kind}>{PACKAGE_KINDS[pack.kind]}</p>
      <TextInput
        label="Name"
        size="md"
        maxLength={80}
        value={pack.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      {pack.kind === 'sewn' && <SewnAsField pack={pack} maker={maker} onChange={onChange} />}
      <div className={classes.pair}>
        <MoneyField label="Price of one set" size="md" value={pack.price} onChange={(price) => onChange({ price })} />
        <NumberField
          label={pack.kind === 'sewn' ? 'Yards (optional)' : 'Yards'}
          size="md"
          min={YARD_STEP}
          max={MOST_YARDS}
          step={YARD_STEP}
          clampBehavior="strict"
          value={pack.yards}
          onChange={(yards) => onChange({ yards })}
        />
        <NumberField
          label="Number of sets"
          description="Leave empty if as many are made as are ordered."
          size="md"
          min={1}
          max={MOST_SETS}
          allowDecimal={false}
          value={pack.stock}
          onChange={(stock) => onChange({ stock })}
        />
        <NumberField
          label="Deposit, in percent"
          description="Leave empty to ask for the full price."
          size="md"
          min={DEPOSIT.least}
          max={DEPOSIT.most}
          allowDecimal={false}
          clampBehavior="blur"
          rightSection="%"
          value={pack.depositPercent}
          onChange={(depositPercent) => onChange({ depositPercent })}
        />
        <TextInput
          label="Last day to order"
          type="date"
          size="md"
          {...(day && { max: day })}
          value={pack.deadline ?? ''}
          onChange={({ currentTarget }) => onChange({ deadline: currentTarget.value || null })}
        />
        <NativeSelect
          label="What you need from guests"
          size="md"
          value={pack.needs}
          onChange={({ currentTarget }) => onChange({ needs: currentTarget.value as SetNeed })}
          data={NEEDS}
        />
      </div>
      {isTight(pack, day) && (
        <p className={classes.caution} role="status">
          That is less than {USUAL_DAYS[pack.kind] / 7} weeks before the day, which makers usually need.
        </p>
      )}
    </Entry>
  );
}
