import { describe, expect, it } from 'vitest';
import { readTsvector, WordsColumn } from './words-column.ts';

describe('the words of a tsvector', () => {
  it('are read with their weights', () => {
    expect([...readTsvector(`'agbada':1A,7B 'gold':3 'wool':9C`)]).toEqual([
      { word: 'agbada', weights: 0b1100 },
      { word: 'gold', weights: 0b0001 },
      { word: 'wool', weights: 0b0010 },
    ]);
    expect([...readTsvector('')]).toEqual([]);
  });

  it('may hold quotes and spaces', () => {
    expect([...readTsvector(`'a b':1A 'it''s':2B`)].map(({ word }) => word)).toEqual(['a b', "it's"]);
  });
});

describe('words by place', () => {
  const wordsAt = (column: WordsColumn, place: number) => {
    const found: string[] = [];
    const marks = new Uint8Array(column.vocabulary.values.length).fill(1);
    column.each(place, marks, (word) => found.push(column.vocabulary.values[word] ?? ''));
    return found.sort();
  };

  it('stay each place’s own, however often others are replaced', () => {
    const column = new WordsColumn();
    column.put(0, `'first':1A 'kept':2B`);
    column.put(1, `'second':1A`);
    for (let round = 0; round < 30_000; round++) column.put(1, `'second':1A 'round${round % 7}':2C`);
    column.put(2, `'third':1`);
    expect([0, 1, 2].map((place) => wordsAt(column, place))).toEqual([
      ['first', 'kept'],
      ['round4', 'second'],
      ['third'],
    ]);
  });
});
