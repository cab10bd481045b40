import '@mantine/core/styles/Checkbox.css';
import type { StaffItem, StaffPart } from '@adunni/contracts/orders/staff';
import { Checkbox, NativeSelect } from '@mantine/core';
import { naira } from '../../../../kit/money/naira.ts';
import classes from './refund.module.css';
import type { ChosenLine, Draft } from './refund-request.ts';

interface Props {
  parts: readonly StaffPart[];
  lines: Draft['lines'];
  onChange: (lines: Draft['lines']) => void;
}

const NONE: ChosenLine = { quantity: 0, restock: false };

/** The pieces of an order, to say of each how many go back and whether they go back on the shelf. */
export function RefundLines({ parts, lines, onChange }: Props) {
  const items = parts.flatMap((part) => part.items.map((item) => ({ part, item })));
  return (
    <ul className={classes.lines}>
      {items.map(({ part, item }) => (
        <Line
          key={item._id}
          item={item}
          maker={parts.length > 1 ? part.maker.name : null}
          line={lines[item._id] ?? NONE}
          onChange={(line) => onChange({ ...lines, [item._id]: line })}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  item: StaffItem;
  maker: string | null;
  line: ChosenLine;
  onChange: (line: ChosenLine) => void;
}

function Line({ item, maker, line, onChange }: LineProps) {
  const left = item.quantity - item.refundedQuantity;
  const facts = [maker, item.size, item.colour, item.unitPrice !== null && `${naira(item.unitPrice)} each`];
  return (
    <li className={classes.line}>
      <div>
        <strong>{item.title}</strong>
        <p>{facts.filter(Boolean).join(', ')}</p>
      </div>
      {left === 0 ? (
        <p>All refunded</p>
      ) : (
        <NativeSelect
          aria-label={`Quantity of ${item.title} to refund`}
          value={line.quantity}
          onChange={({ currentTarget }) => onChange({ ...line, quantity: Number(currentTarget.value) })}
          data={Array.from({ length: left + 1 }, (_, quantity) => ({
            value: String(quantity),
            label: quantity === 0 ? 'None' : `${quantity} of ${left}`,
          }))}
        />
      )}
      {line.quantity > 0 && item.kind === 'ready-to-wear' && (
        <Checkbox
          className={classes.restock}
          label="Restock"
          checked={line.restock}
          onChange={({ currentTarget }) => onChange({ ...line, restock: currentTarget.checked })}
        />
      )}
    </li>
  );
}
