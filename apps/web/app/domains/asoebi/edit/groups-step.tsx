import { MOST } from '@adunni/contracts/asoebi/forms';
import { CLOTHS, type Cloth } from '@adunni/contracts/asoebi/names';
import { NativeSelect, TextInput } from '@mantine/core';
import { newKey } from '../../../kit/api/new-key.ts';
import button from '../../../kit/button.module.css';
import { offerUndo, UndoNote } from '../../../kit/undo/undo.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { type GroupDraft, newGroup, withBack, withChanged, without } from './draft-form.ts';
import classes from './edit.module.css';
import type { StepProps } from './edit.page.tsx';
import { Entry } from './entry.tsx';

const CLOTH_CHOICES = Object.entries(CLOTHS).map(([value, label]) => ({ value, label }));
/** Groups that most weddings have; pressing one adds it. */
const USUAL = ['Bride’s side', 'Groom’s side', 'Friends of the bride', 'Friends of the groom'];
const UNDO = 'aso-ebi-groups';

/** Who wears what: sides and friends, each with its cloth and colours. */
export function GroupsStep({ draft: { groups }, change }: StepProps) {
  const usual = USUAL.filter((name) => !groups.some((group) => group.name === name));
  const isFull = groups.length >= MOST.groups;

  function remove(group: GroupDraft, index: number): void {
    change({ groups: without(groups, group._id) });
    offerUndo(UNDO, `${group.name || 'The group'} was removed.`, () =>
      change((now) => ({ groups: withBack(now.groups, index, group) })),
    );
  }

  return (
    <>
      {groups.map((group, index) => {
        const title = group.name || `Group ${index + 1}`;
        const set = (changed: Partial<GroupDraft>): void => change({ groups: withChanged(groups, group._id, changed) });
        return (
          <Entry key={group._id} title={title} onRemove={() => remove(group, index)}>
            <div className={classes.pair}>
              <TextInput
                label="Name"
                size="md"
                maxLength={60}
                placeholder="Bride’s side"
                value={group.name}
                onChange={({ currentTarget }) => set({ name: currentTarget.value })}
              />
              <NativeSelect
                label="Fabric"
                size="md"
                value={group.cloth}
                onChange={({ currentTarget }) => set({ cloth: currentTarget.value as Cloth })}
                data={CLOTH_CHOICES}
              />
            </div>
            <ColourChoice group={title} colours={group.colours} onChange={(colours) => set({ colours })} />
            <TextInput
              label="Coordinator (optional)"
              description="Who guests in this group can contact."
              size="md"
              maxLength={60}
              value={group.coordinator}
              onChange={({ currentTarget }) => set({ coordinator: currentTarget.value })}
            />
          </Entry>
        );
      })}
      <UndoNote place={UNDO} />
      {isFull ? (
        <p className={classes.soft}>An event has at most {MOST.groups} groups.</p>
      ) : (
        <div className={classes.adds}>
          {usual.map((name) => (
            <button
              key={name}
              type="button"
              className={button.outline}
              onClick={() => change({ groups: [...groups, { ...newGroup(newKey()), name }] })}
            >
              Add {name.toLowerCase()}
            </button>
          ))}
          <button
            type="button"
            className={button.outline}
            onClick={() => change({ groups: [...groups, newGroup(newKey())] })}
          >
            Add another group
          </button>
        </div>
      )}
    </>
  );
}
