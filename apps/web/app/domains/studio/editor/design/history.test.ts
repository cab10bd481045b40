import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, type History, hasMoved, redo, rest, step, undo } from './history.ts';

it('goes back over every step and forth again, without end', () => {
  let history = begin(0);
  for (let i = 1; i <= 2000; i++) history = step(history, i);
  for (let i = 1999; i >= 0; i--) {
    history = undo(history);
    expect(history.now).toBe(i);
  }
  expect(undo(history).now).toBe(0);
  for (let i = 1; i <= 2000; i++) history = redo(history);
  expect([history.now, redo(history).now]).toEqual([2000, 2000]);
});

it('forgets what was undone once something else is changed', () => {
  const history = step(undo(step(step(begin('a'), 'b'), 'c')), 'd');
  expect([redo(history).now, undo(history).now]).toEqual(['d', 'b']);
});

it('takes a gesture for one step, and the next of its kind for another', () => {
  let history = step(step(step(begin(0), 1, 'hue'), 2, 'hue'), 3, 'hue');
  history = step(rest(history), 4, 'hue');
  history = step(history, 5, 'scale');
  expect([undo(history).now, undo(undo(history)).now, undo(undo(undo(history))).now]).toEqual([4, 3, 0]);
});

it('knows that something was changed, also once it is as it was at first', () => {
  const first = begin('a');
  expect([hasMoved(first), hasMoved(undo(first)), hasMoved(rest(first))]).toEqual([false, false, false]);
  expect([hasMoved(undo(step(first, 'b'))), hasMoved(step(step(first, 'b'), 'a'))]).toEqual([true, true]);
});

it('never loses a step, whatever is done', () => {
  const moves = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom('undo', 'redo')), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (done) => {
      let history: History<number> = begin(0);
      let [stack, at] = [[0], 0];
      for (const move of done) {
        if (move === 'undo') [history, at] = [undo(history), Math.max(0, at - 1)];
        else if (move === 'redo') [history, at] = [redo(history), Math.min(stack.length - 1, at + 1)];
        else {
          history = step(history, Number(move));
          [stack, at] = [[...stack.slice(0, at + 1), Number(move)], at + 1];
        }
        expect(history.now).toBe(stack[at]);
      }
    }),
  );
});
