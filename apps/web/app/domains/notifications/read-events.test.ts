import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

/** A body that arrives in these pieces. */
const bodyOf = (...pieces: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}
const bytes = (text: string) => new TextEncoder().encode(text);

it('reads events, whole or torn apart at any byte', async () => {
  const noWrap = bytes(
    'event: bell\nid: 7\ndata: {"title":"Àṣọ òkè"}\n\n: a comment\n\ndata: one\ndata: two\n\nevent: torn',
  );
  const expected = [
    { event: 'bell', data: '{"title":"Àṣọ òkè"}' },
    { event: 'message', data: 'one\ntwo' },
  ];
  expect(await all(readEvents(bodyOf(noWrap)))).toEqual(expected);
  const torn = [...noWrap].map((byte) => Uint8Array.of(byte));
  expect(await all(readEvents(bodyOf(...torn)))).toEqual(expected);
});
