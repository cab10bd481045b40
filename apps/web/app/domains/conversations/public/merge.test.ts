import { expect, it } from 'vitest';
import type { ConversationMessage } from './calls.ts';
import { merge } from './merge.ts';

const message = (_id: string, readAt: string | null = null): ConversationMessage => ({
  _id,
  topicId: null,
  side: 'customer',
  author: 'Ngozi Eze',
  isOwn: true,
  text: 'Good morning',
  photos: [],
  at: '2026-11-21T10:00:00.000Z',
  readAt,
});

it('keeps what was written while an older answer was on its way', () => {
  expect(merge([message('1'), message('3')], [message('1'), message('2')]).map(({ _id }) => _id)).toEqual([
    '1',
    '2',
    '3',
  ]);
});

it('takes each message as the server tells it now', () => {
  const read = '2026-11-21T11:00:00.000Z';
  expect(merge([message('1')], [message('1', read)])).toEqual([message('1', read)]);
});
