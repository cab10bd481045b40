import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, sumKobo } from '@adunni/contracts/money';
import { refundErrors } from '@adunni/contracts/orders/refunds';
import type { RefundRequest } from '@adunni/contracts/orders/refunds-forms';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { refundOf } from '../rules.ts';
import {
  amountOf,
  type EarlierEntry,
  piecesOf,
  type RefundableItem,
  type RefundablePart,
  type RefundEntry,
  remainderOf,
  type Shares,
  withinRemainder,
} from './rules.ts';

/** An order as refunds see it; `earlier` are the entries of earlier refunds, by part. */
export interface RefundableOrder<Part extends RefundablePart = RefundablePart> {
  parts: readonly Part[];
  items: readonly RefundableItem[];
  earlier: ReadonlyMap<string, readonly EarlierEntry[]>;
}

type Lines = Extract<RefundRequest, { kind: 'lines' }>['lines'];

/**
 * What a request comes to for each part or line. Throws 404 for a part or line of another order, 409 for more money or
 * pieces than are left, 422 for what cannot go back on the shelf.
 */
export function decideRefund(order: RefundableOrder, request: RefundRequest): RefundEntry[] {
  const entries = request.kind === 'lines' ? ofLines(order, request.lines) : ofParts(order, request);
  if (sumKobo(entries.map(({ amount }) => amount)) === 0) throw new Refusal(refundErrors.refund_nothing);
  return entries;
}

const ofPart = (part: RefundablePart, shares: Shares): RefundEntry => ({
  ...shares,
  partId: part._id,
  item: null,
  quantity: null,
  restock: false,
});

function ofParts(order: RefundableOrder, request: Exclude<RefundRequest, { kind: 'lines' }>): RefundEntry[] {
  const chosen = order.parts.filter(({ _id }) => request.partId === null || _id === request.partId);
  if (chosen.length === 0) throw new Refusal(commonErrors.not_found);
  if (request.kind === 'full') {
    const left = chosen.filter((part) => refundOf(part) > 0);
    return left.map((part) => ofPart(part, remainderOf(part, order.earlier.get(part._id) ?? [])));
  }
  const amount = request.amount;
  return chosen.map((part) => {
    if (amount > refundOf(part)) throw tooMuch(refundOf(part));
    return ofPart(part, amountOf(part, amount));
  });
}

function ofLines(order: RefundableOrder, lines: Lines): RefundEntry[] {
  const wanted = lines.map((line) => {
    const item = order.items.find(({ _id }) => _id === line.itemId);
    if (!item) throw new Refusal(commonErrors.not_found);
    if (line.quantity > item.quantity - item.refundedQuantity) throw new Refusal(refundErrors.pieces_exceed);
    if (line.restock && (item.kind !== 'ready-to-wear' || item.variantId === null))
      throw new Refusal(refundErrors.restock_impossible);
    return { ...line, item };
  });
  return order.parts.flatMap((part) => {
    const own = wanted.filter(({ item }) => item.partId === part._id);
    const items = order.items.filter(({ partId }) => partId === part._id);
    const shares = own.map(({ item, quantity }) => piecesOf(part, items, item, quantity));
    const fitting = withinRemainder(part, shares, order.earlier.get(part._id) ?? []);
    if (!fitting) throw tooMuch(refundOf(part));
    return own.flatMap(({ item, quantity, restock }, index) => {
      const entry = fitting[index];
      return entry ? [{ ...entry, partId: part._id, item, quantity, restock }] : [];
    });
  });
}

const tooMuch = (left: Kobo): Refusal =>
  new Refusal(refundErrors.refund_exceeds, {
    message: `This is more than the amount left to refund: ${amountText(left)}.`,
  });
