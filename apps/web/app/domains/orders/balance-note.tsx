import { depositTerms, unpaidSentence } from '@adunni/contracts/orders/balance-terms';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { Text } from '@mantine/core';
import { day } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';

type Balance = NonNullable<OrderPart['balance']>;

/** Until when the balance is to be paid, and what happens otherwise: for each maker who is ready, else for all. */
export function BalanceNote({ order }: { order: Order }) {
  const open = order.parts.flatMap(({ balance, maker }) => (balance ? { ...balance, maker: maker.name } : []));
  if (open.length === 0) return null;
  const ready = open.flatMap((part) => (part.dueBy ? { ...part, dueBy: part.dueBy } : []));
  if (ready.length === 0) return <Text size="sm">{depositTerms(sentenceOf(open))}</Text>;
  return ready.map(({ maker, dueBy, isOverdue, ...split }) => (
    <Text key={maker} size="sm">
      {isOverdue ? (
        <>
          <strong>The balance was due by {day(dueBy)}.</strong> {maker} can now cancel these items.{' '}
          {sentenceOf([split])} You can pay until they cancel.
        </>
      ) : (
        <>
          Your items from {maker} are ready. <strong>Please pay the balance by {day(dueBy)}.</strong> After that,{' '}
          {maker} can cancel these items. {sentenceOf([split])}
        </>
      )}
    </Text>
  ));
}

/** What becomes of the money of some parts. */
function sentenceOf(parts: readonly Pick<Balance, 'kept' | 'back'>[]): string {
  const text = (amounts: number[]) => {
    const kobo = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    return kobo > 0 ? naira(kobo / 100) : null;
  };
  return unpaidSentence(text(parts.map(({ kept }) => kept)), text(parts.map(({ back }) => back)));
}
