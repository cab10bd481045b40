import { DRAFT_NAMES, DRAFTS, type DraftName } from '@adunni/contracts/patterns/choices';
import { Button, NativeSelect } from '@mantine/core';
import classes from './choice-fields.module.css';
import { useChange } from './use-change.ts';

interface Props {
  /** What is shown; null while nothing is chosen. */
  draft: DraftName | null;
  suggested: readonly DraftName[];
  undrafted: readonly string[];
}

/** What the item consists of at a tap, everything else behind a list; without a proposal the list alone. */
export function GarmentChoice({ draft, suggested, undrafted }: Props) {
  const change = useChange();
  const others = DRAFT_NAMES.filter((name) => !suggested.includes(name));
  const other = draft && others.includes(draft) ? draft : '';
  const options = others.map((name) => ({ value: name as string, label: DRAFTS[name] }));
  return (
    <>
      {suggested.length > 0 && (
        <fieldset className={classes.set}>
          <legend>{suggested.length > 1 ? 'For this set' : 'For this item'}</legend>
          {suggested.map((name) => (
            <Button
              key={name}
              variant={name === draft ? 'filled' : 'default'}
              aria-pressed={name === draft}
              onClick={() => change({ draft: name })}
            >
              {DRAFTS[name]}
            </Button>
          ))}
          {undrafted.length > 0 && <p>No pattern for: {undrafted.join(', ').toLowerCase()}.</p>}
        </fieldset>
      )}
      <NativeSelect
        label={suggested.length > 0 ? 'Other garments' : 'Pattern'}
        data={other ? options : [{ value: '', label: 'Choose a pattern' }, ...options]}
        value={other}
        onChange={({ currentTarget }) => currentTarget.value && change({ draft: currentTarget.value })}
      />
    </>
  );
}
