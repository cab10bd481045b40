import type { CategoryRow } from '@adunni/contracts/catalog/categories';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Menu } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import classes from './tree.module.css';
import type { Place, Steps } from './tree.rules.ts';

interface Props {
  category: CategoryRow;
  /** How deep it is shown, which while it is dragged is where it would go. */
  depth: number;
  steps: Steps;
  onMove: (place: Place) => void;
  onRemove: () => void;
}

const KEYS: Readonly<Record<string, keyof Steps>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const STEP_NAMES: Record<keyof Steps, string> = {
  up: 'Move up',
  down: 'Move down',
  in: 'Make subcategory of the one above',
  out: 'Move out one level',
};

/** One category of the tree: its handle, its name, what is in it, and what can be done with it. */
export function TreeRow({ category, depth, steps, onMove, onRemove }: Props) {
  const { _id, name, picture, productCount, productCountBelow } = category;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: _id });

  function step(event: KeyboardEvent): void {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const place = steps[way];
    if (place) onMove(place);
  }

  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-top={depth === 0 || undefined}
      data-dragging={isDragging || undefined}
      style={
        {
          '--depth': depth,
          transform: CSS.Translate.toString(transform && { ...transform, x: 0 }),
          transition,
        } as object
      }
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        data-handle={_id}
        aria-label={`Move ${name}`}
        aria-describedby="moving"
        {...listeners}
        onKeyDown={step}
      >
        <Grip />
      </button>
      {picture && (
        <span className={classes.thumbnail}>
          <Picture picture={picture} sizes="40px" alt="" />
        </span>
      )}
      <Link to={`../view/${_id}`} relative="path" className={classes.name}>
        {name}
      </Link>
      <span className={classes.count}>{countOf(productCount, productCountBelow)}</span>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" className={classes.more} aria-label={`More for ${name}`}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(STEP_NAMES) as (keyof Steps)[]).map((way) => {
            const place = steps[way];
            return (
              place && (
                <Menu.Item key={way} onClick={() => onMove(place)}>
                  {STEP_NAMES[way]}
                </Menu.Item>
              )
            );
          })}
          <Menu.Divider />
          <Menu.Item component={Link} to={`../add?parent=${_id}`} relative="path">
            Add subcategory
          </Menu.Item>
          <Menu.Item component={Link} to={`../edit/${_id}`} relative="path">
            Edit
          </Menu.Item>
          <Menu.Item c="var(--negative)" onClick={onRemove}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** `3 products`, and of one with others below it `3 products, 15 with those below`. */
function countOf(own: number, all: number): string {
  const counted = (count: number) => (count === 1 ? '1 product' : `${count} products`);
  if (own === all) return counted(own);
  return own === 0 ? `${counted(all)} in subcategories` : `${counted(own)}, ${all} including subcategories`;
}

function Grip() {
  return (
    <svg width="12" height="20" viewBox="0 0 12 20" fill="currentColor" aria-hidden="true">
      {[4, 10, 16].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
    </svg>
  );
}
