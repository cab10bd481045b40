import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

/** What is read out before something is taken up by keyboard. */
export const DRAG_HELP: ScreenReaderInstructions = {
  draggable:
    'Press the space bar to take it up, the arrow keys to move it, space again to put it down, escape to let go.',
};

/** What is read out while something is dragged. `nameOf` and `placeOf` say what and where an id is: `place 2 of 5`. */
export function dragLabel(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => string,
): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is taken up, at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is put down at ${placeOf(over.id)}.` : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
