import type { CategoryRow } from '@adunni/contracts/catalog/categories';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './tree.module.css';
import { branchOf, dropped, type Place, stepsOf } from './tree.rules.ts';
import { TreeRow } from './tree-row.tsx';

/** How far the pointer goes sideways for one level, in px; the indent of a row. */
const LEVEL = 28;

interface Props {
  tree: readonly CategoryRow[];
  onMove: (id: string, place: Place) => void;
  onRemove: (category: CategoryRow) => void;
}

/** Categories in their tree: dragged up, down and sideways, or moved by the arrow keys on their handle. */
export function CategoryTree({ tree, onMove, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ id: string; depth: number } | null>(null);
  const [keyed, setKeyed] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const below = drag ? branchOf(tree, drag.id).slice(1) : [];
  const rows = tree.filter((category) => !below.includes(category));

  const placeOf = ({ active, over, delta }: DragMoveEvent) =>
    over && dropped(tree, String(active.id), String(over.id), Math.round(delta.x / LEVEL));

  function drop(event: DragEndEvent): void {
    setDrag(null);
    const place = placeOf(event);
    if (place) onMove(String(event.active.id), { parentId: place.parentId, position: place.position });
  }

  // A row that is put elsewhere loses the focus that its handle had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the tree
  useLayoutEffect(() => {
    if (keyed) list.current?.querySelector<HTMLElement>(`[data-handle="${keyed}"]`)?.focus();
  }, [tree, keyed]);

  return (
    <DndContext
      id="categories"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDrag({ id: String(active.id), depth: depthOf(tree, String(active.id)) })}
      onDragMove={(event) => {
        const place = placeOf(event);
        if (place && place.depth !== drag?.depth) setDrag({ id: String(event.active.id), depth: place.depth });
      }}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
    >
      <SortableContext items={rows.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={classes.tree} onBlur={() => setKeyed(null)}>
          {rows.map((category) => (
            <TreeRow
              key={category._id}
              category={category}
              depth={drag?.id === category._id ? drag.depth : category.depth}
              steps={stepsOf(tree, category._id)}
              onMove={(place) => {
                setKeyed(category._id);
                onMove(category._id, place);
              }}
              onRemove={() => onRemove(category)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const depthOf = (tree: readonly CategoryRow[], id: string): number => tree.find(({ _id }) => _id === id)?.depth ?? 0;
