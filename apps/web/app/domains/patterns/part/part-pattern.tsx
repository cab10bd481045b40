import type { Answer } from '@adunni/contracts/endpoint';
import { FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import { type PatternFile, patternFileName } from '@adunni/contracts/patterns/choices';
import { downloadForPart, type draftForPart, type PatternItem } from '@adunni/contracts/patterns/patterns';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { request } from '../../../kit/api/call-api.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { ChoiceFields } from '../shown/choice-fields.tsx';
import { choiceOf, openingWidth } from '../shown/pattern-choice.ts';
import { PatternView } from '../shown/pattern-view.tsx';
import { useChange } from '../shown/use-change.ts';
import classes from './part-pattern.module.css';

/** What is said of an item that nothing can be drafted for. */
const NOTHING: Readonly<Record<Exclude<PatternItem['state'], 'ready'>, string>> = {
  'to-follow': 'The customer has not given measurements yet. The pattern is drafted once they have.',
  gone: `The measurements have been deleted: we keep them for ${FROZEN_MONTHS} months after an order ends.`,
  child: 'Patterns are drafted for adults only.',
};

interface Props {
  partId: string;
  answer: Answer<typeof draftForPart>;
  /** The item that it is for; undefined when the part has none that is made to measure. */
  item: PatternItem | undefined;
}

/** The pattern of one item of a part: what to draft, and what comes of it. */
export function PartPattern({ partId, answer: { items, drafted, number }, item }: Props) {
  const [search] = useSearchParams();
  if (!item) return <p className={classes.nothing}>Nothing here is made to measure, so there is no pattern.</p>;

  async function save(file: PatternFile): Promise<void> {
    if (!drafted || !item) return;
    const { draft, fit } = drafted;
    const sent = { params: { partId, itemId: item.itemId, file }, query: { draft, fit } };
    await saveFile(await request(downloadForPart, sent), patternFileName({ draft, fit, file, number }));
  }

  const width = choiceOf(search).width ?? openingWidth(drafted?.pattern?.plans ?? [], item.isOfStrips);
  const itemField = items.length > 1 && <ItemField items={items} itemId={item.itemId} />;
  if (item.state !== 'ready')
    return (
      <>
        {itemField && <div className={classes.item}>{itemField}</div>}
        <p className={classes.nothing}>{NOTHING[item.state]}</p>
      </>
    );
  return (
    <>
      <ChoiceFields
        draft={drafted?.draft ?? null}
        suggested={item.suggested}
        undrafted={item.undrafted}
        width={width}
        isOfStrips={item.isOfStrips}
      >
        {itemField}
      </ChoiceFields>
      {item.fitNote && (
        <div className={classes.note}>
          <h2>Fit notes</h2>
          <p>{item.fitNote}</p>
          <p className={classes.hint}>
            The pattern doesn’t take them into account. Please correct the pieces for them.
          </p>
        </div>
      )}
      {drafted ? (
        <PatternView
          drafted={drafted}
          width={width}
          save={save}
          hint="Views and downloads are logged."
          correct={
            <>
              <p>You can propose measurements from a fitting on the page of the order.</p>
              <Button variant="default" component={Link} to="../.." relative="path">
                Go to order
              </Button>
            </>
          }
        />
      ) : (
        <p className={classes.nothing}>We don’t know which pattern suits this product. Please choose one.</p>
      )}
    </>
  );
}

function ItemField({ items, itemId }: { items: readonly PatternItem[]; itemId: string }) {
  const change = useChange();
  return (
    <NativeSelect
      label="Item"
      data={items.map(({ itemId: value, title, wearer }) => ({
        value,
        label: [title, wearer].filter(Boolean).join(', '),
      }))}
      value={itemId}
      // Another item has a suggestion of its own.
      onChange={({ currentTarget }) => change({ item: currentTarget.value, draft: '' })}
    />
  );
}
