import { addBlock, type CalendarBlock, type Provider, removeBlock } from '@adunni/contracts/availability/staff';
import { Button, VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { offerUndo, UndoNote } from '../../../../kit/undo/undo.tsx';
import { localTime, momentText } from '../clocks/times.ts';
import { BlockDialog } from './block-dialog.tsx';
import classes from './hours.module.css';

/** In the address while time is being blocked, which the command palette begins from anywhere. */
const BLOCK = 'block';

/** What is suggested: a working day. */
const DAY = { from: 540, to: 1020 };

interface Props {
  blocks: readonly CalendarBlock[];
  people: readonly Provider[];
  onDone: () => Promise<void>;
}

/** Time that somebody keeps free of bookings, by the clocks where they work, and how to keep more. */
export function Blocks({ blocks, people, onDone }: Props) {
  const [search, setSearch] = useSearchParams();
  const isKeeping = search.has(BLOCK);
  const setKeeping = (isOpen: boolean): void =>
    setSearch(isOpen ? { [BLOCK]: '' } : {}, { replace: true, preventScrollReset: true });
  const [first] = people;
  if (!first) return null;
  const personOf = ({ providerId }: CalendarBlock) => people.find(({ _id }) => _id === providerId) ?? first;

  async function remove({ _id, ...body }: CalendarBlock): Promise<void> {
    try {
      await callApi(removeBlock, { params: { blockId: _id } });
      await onDone();
      const again = { ...body, despiteBookings: true };
      offerUndo('blocks', 'The time is available again.', () => void callApi(addBlock, { body: again }).then(onDone));
    } catch (error) {
      toast('error', messageOf(error, 'This could not be removed. Please try again.'));
    }
  }

  return (
    <Section
      title="Blocked times"
      aside={
        <Button variant="default" onClick={() => setKeeping(true)}>
          Block time
        </Button>
      }
    >
      <ul className={classes.list}>
        {blocks.map((block) => {
          const { name, zone } = personOf(block);
          const from = momentText(block.startsAt, zone);
          return (
            <li key={block._id}>
              <span>
                {from} to {momentText(block.endsAt, zone)}
                <span className={classes.soft}>
                  {block.note && ` · ${block.note}`} · {name}
                </span>
              </span>
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove(block)}>
                Remove<VisuallyHidden> {from}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
        {blocks.length === 0 && <li className={classes.soft}>No blocked times.</li>}
      </ul>
      <UndoNote place="blocks" />
      {isKeeping && (
        <BlockDialog
          people={people}
          initial={{
            personId: first._id,
            day: localTime(new Date().toISOString(), first.zone).day,
            window: DAY,
          }}
          listPath="../../bookings/"
          onClose={() => setKeeping(false)}
        />
      )}
    </Section>
  );
}
