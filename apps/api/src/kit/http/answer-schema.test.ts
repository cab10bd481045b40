import { moment } from '@adunni/contracts/fields';
import { kobo, moneyOut } from '@adunni/contracts/money';
import { moneyIn } from '@adunni/contracts/money-forms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writerCompiler } from './answer-schema.ts';

const AT = new Date('2026-12-25T09:00:00Z');

function written<S extends z.ZodType>(schema: S, answer: z.output<S>): unknown {
  const write = writerCompiler({ schema, method: 'GET', url: '/' });
  return JSON.parse(write(answer));
}

describe('an answer is written', () => {
  it('with money as naira and moments as ISO text, wherever they stand', () => {
    const schema = z.object({
      total: moneyOut,
      due: moneyOut.nullable(),
      left: moneyOut.optional(),
      at: moment,
      endedAt: moment.nullable(),
      lines: z.array(z.object({ price: moneyOut, quantity: z.number() })),
      amounts: z.array(moneyOut),
      byDay: z.record(z.string(), moneyOut),
    });
    const answer = {
      ...{ total: kobo(1050), due: null, at: AT, endedAt: null },
      lines: [{ price: kobo(1), quantity: 3 }],
      amounts: [kobo(100), kobo(-250)],
      byDay: { monday: kobo(200) },
    };
    expect(written(schema, answer)).toEqual({
      ...{ total: 10.5, due: null, at: '2026-12-25T09:00:00.000Z', endedAt: null },
      lines: [{ price: 0.01, quantity: 3 }],
      amounts: [1, -2.5],
      byDay: { monday: 2 },
    });
  });

  it('with money as naira also where it repeats what a form holds, whatever the form demands of it', () => {
    const schema = z.object({
      price: moneyIn,
      from: moneyIn.nullable(),
      least: moneyIn.refine((amount) => amount > 0),
    });
    const answer = { price: kobo(28_000_000), from: kobo(150), least: kobo(100) };
    expect(written(schema, answer)).toEqual({ price: 280_000, from: 1.5, least: 1 });
  });

  it('as the one of several kinds that it is', () => {
    const schema = z.object({
      cost: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('flat'), amount: moneyOut, since: moment }),
          z.object({ kind: z.literal('share'), percent: z.number() }),
        ])
        .nullable(),
    });
    const flat = { kind: 'flat' as const, amount: kobo(500), since: AT };
    expect(written(schema, { cost: flat })).toEqual({ cost: { ...flat, amount: 5, since: AT.toISOString() } });
    expect(written(schema, { cost: { kind: 'share', percent: 15 } })).toEqual({ cost: { kind: 'share', percent: 15 } });
    expect(written(schema, { cost: null })).toEqual({ cost: null });
  });

  it('without what its schema does not declare, and without a change to the answer itself', () => {
    const answer = Object.freeze({ inner: Object.freeze({ price: kobo(700), secret: 'x' }), secret: 'y' });
    expect(written(z.object({ inner: z.object({ price: moneyOut }) }), answer)).toEqual({ inner: { price: 7 } });
    expect(answer.inner.price).toBe(700);
  });

  it('never where money in one kind is another number in the other', () => {
    const unclear = z.union([z.object({ value: moneyOut }), z.object({ value: z.number() })]);
    expect(() => written(unclear, { value: kobo(1) })).toThrow('cannot be told');
  });
});
