import { MOST } from '@adunni/contracts/asoebi/forms';
import { FEE_BEARER_NAMES, FEE_BEARERS, type FeeBearer, type HandoverKind } from '@adunni/contracts/asoebi/names';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { newKey } from '../../../kit/api/new-key.ts';
import button from '../../../kit/button.module.css';
import { MoneyField } from '../../../kit/resource/form/fields.tsx';
import { offerUndo, UndoNote } from '../../../kit/undo/undo.tsx';
import { type HandoverDraft, withBack, withChanged, without } from './draft-form.ts';
import classes from './edit.module.css';
import type { StepProps } from './edit.page.tsx';
import { Entry } from './entry.tsx';

const UNDO = 'aso-ebi-handovers';
const NAMES: Record<HandoverKind, string> = { pickup: 'Pickup point', delivery: 'Delivery' };

/** How guests get their sets, and who bears the fee. */
export function HandoverStep({ draft: { handovers, feeBearer }, change }: StepProps) {
  function remove(one: HandoverDraft, index: number, title: string): void {
    change({ handovers: without(handovers, one._id) });
    offerUndo(UNDO, `${title} was removed.`, () =>
      change((now) => ({ handovers: withBack(now.handovers, index, one) })),
    );
  }
  const add = (kind: HandoverKind): void =>
    change({ handovers: [...handovers, { _id: newKey(), kind, name: '', details: '', price: 0 }] });

  return (
    <>
      {handovers.map((one, index) => {
        const title = one.name || `${NAMES[one.kind]} ${index + 1}`;
        const set = (changed: Partial<HandoverDraft>): void =>
          change({ handovers: withChanged(handovers, one._id, changed) });
        return (
          <Entry key={one._id} title={title} onRemove={() => remove(one, index, title)}>
            <div className={classes.pair}>
              <TextInput
                label={one.kind === 'pickup' ? 'Name of the place' : 'Where to'}
                description={one.kind === 'pickup' ? 'A place that you choose, such as your home.' : undefined}
                size="md"
                maxLength={80}
                placeholder={one.kind === 'pickup' ? 'Mama Tiwa’s house, Surulere' : 'Within Lagos'}
                value={one.name}
                onChange={({ currentTarget }) => set({ name: currentTarget.value })}
              />
              {one.kind === 'delivery' && (
                <MoneyField
                  label="Price"
                  size="md"
                  value={one.price}
                  onChange={(price) => set({ price: price ?? 0 })}
                />
              )}
            </div>
            <Textarea
              label={one.kind === 'pickup' ? 'Address and hours' : 'More about it (optional)'}
              size="md"
              autosize
              minRows={2}
              maxLength={300}
              value={one.details}
              onChange={({ currentTarget }) => set({ details: currentTarget.value })}
            />
          </Entry>
        );
      })}
      <UndoNote place={UNDO} />
      {handovers.length < MOST.handovers && (
        <div className={classes.adds}>
          <button type="button" className={button.outline} onClick={() => add('pickup')}>
            Add a pickup point
          </button>
          <button type="button" className={button.outline} onClick={() => add('delivery')}>
            Add a delivery
          </button>
        </div>
      )}
      <NativeSelect
        label="Our fee"
        description="For collecting the money, keeping the lists and paying the maker."
        size="md"
        maw="24rem"
        value={feeBearer}
        onChange={({ currentTarget }) => change({ feeBearer: currentTarget.value as FeeBearer })}
        data={FEE_BEARER_NAMES.map((value) => ({ value, label: FEE_BEARERS[value] }))}
      />
    </>
  );
}
