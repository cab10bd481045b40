import { MOST } from '@adunni/contracts/asoebi/forms';
import { PACKAGE_KIND_NAMES, PACKAGE_KINDS } from '@adunni/contracts/asoebi/names';
import { newKey } from '../../../kit/api/new-key.ts';
import button from '../../../kit/button.module.css';
import { offerUndo, UndoNote } from '../../../kit/undo/undo.tsx';
import {
  type GroupDraft,
  makerOf,
  newPackage,
  type PackageDraft,
  withBack,
  withChanged,
  without,
} from './draft-form.ts';
import classes from './edit.module.css';
import type { StepProps } from './edit.page.tsx';
import { PackageFields } from './package-fields.tsx';

const UNDO = 'aso-ebi-packages';

/** What each group can order. */
export function PackagesStep({ draft, change, go }: StepProps) {
  const { groups } = draft;
  if (groups.length === 0)
    return (
      <div className={classes.empty}>
        <p>Packages belong to a group of guests. Add a group first.</p>
        <button type="button" className={button.filled} onClick={() => go('groups')}>
          Add groups
        </button>
      </div>
    );

  const setPackages = (group: GroupDraft, packages: PackageDraft[]): void =>
    change({ groups: withChanged(groups, group._id, { packages }) });

  function remove(group: GroupDraft, one: PackageDraft, index: number): void {
    setPackages(group, without(group.packages, one._id));
    offerUndo(UNDO, `${one.title || 'The package'} was removed.`, () =>
      change((now) => ({
        groups: now.groups.map((each) =>
          each._id === group._id ? { ...each, packages: withBack(each.packages, index, one) } : each,
        ),
      })),
    );
  }

  return (
    <>
      {groups.map((group, index) => (
        <section key={group._id} className={classes.group} aria-label={group.name || `Group ${index + 1}`}>
          <h3 className={classes.groupName}>
            {group.name || `Group ${index + 1}`}
            <span className={classes.dots} aria-hidden="true">
              {group.colours.map(({ hex }) => (
                <i key={hex} style={{ backgroundColor: hex }} />
              ))}
            </span>
          </h3>
          {group.packages.map((one, at) => (
            <PackageFields
              key={one._id}
              title={one.title || `Package ${at + 1}`}
              day={draft.day}
              maker={makerOf(group, one._id)}
              pack={one}
              onChange={(changed) => setPackages(group, withChanged(group.packages, one._id, changed))}
              onRemove={() => remove(group, one, at)}
            />
          ))}
          {group.packages.length < MOST.packages && (
            <div className={classes.adds}>
              {PACKAGE_KIND_NAMES.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className={button.outline}
                  onClick={() => setPackages(group, [...group.packages, newPackage(newKey(), kind)])}
                >
                  Add “{PACKAGE_KINDS[kind]}”
                </button>
              ))}
            </div>
          )}
        </section>
      ))}
      <UndoNote place={UNDO} />
    </>
  );
}
