import type { FirstArticles } from '../types.ts';

export const PAYMENTS: FirstArticles = {
  payments: [
    {
      slug: 'ways-to-pay',
      title: 'Ways to pay',
      summary: 'Card, bank transfer or USSD, all through our payment provider.',
      related: ['deposits-and-balances', 'prices-and-currencies', 'when-refunds-arrive'],
      body: `You pay on the page of our payment provider: by Visa, Mastercard or Verve card, issued in any country, or by transfer or USSD from a Nigerian bank. Card details go straight to them; we never see or store them.

## When an order counts as paid

Once the provider has confirmed it to us, and not before. Cards take seconds. A transfer can take hours: your order then says that it is waiting for your transfer, and we keep your items for a day.

## You were debited, but the order isn’t paid

Give it a few minutes: we keep checking with the provider. Don’t pay a second time straight away. If two payments arrive all the same, the second is refunded without your asking.

## The time ran out

We reserve your items for {{stockHoldMinutes}} while you pay. After that the order expires. If your money arrives later and the items are still available, the order comes back to life; if not, you get a full refund.

## A different amount

A payment of less than was asked for, or in another currency, can’t be counted. It is refunded in full, we tell you, and you can pay again.

Never send money to a maker’s own account for an order here. Nothing that we do can protect it there.`,
    },
    {
      slug: 'deposits-and-balances',
      title: 'Deposits and balances',
      summary: 'Pay {{depositPercent}} now and the rest when your item is ready.',
      related: ['ways-to-pay', 'cancel-an-order', 'how-made-to-measure-works'],
      body: `When the made-to-measure items in your order come to {{depositFrom}} or more, you can pay a deposit of {{depositPercent}} of the whole order at checkout, and the balance later. You can always pay in full instead.

## What the deposit does

It lets your maker buy fabric and keep a place for you. When the fabric is cut, part of it is released to the maker for materials; the rest stays with us until the item is delivered.

## When the balance is due

When your part is ready we ask you for the balance, by the bell and by email, and tell you the last day to pay: fourteen days later. We remind you after three days and after seven. A part isn’t dispatched or handed over before it is paid.

Pay it under [My Orders](/orders), in one payment for everything that is due.

## If the balance isn’t paid

After the fourteen days your maker or our staff decide whether to wait another fourteen or to cancel. If it is cancelled:

- what you paid for items made only for you is kept, because the work is done and nobody else can wear them;
- your share of delivery and of items that could be returned is refunded.

Checkout, the order and our emails name both sums beforehand, so nothing about this should surprise you. Until it is cancelled you can still pay.`,
    },
    {
      slug: 'prices-and-currencies',
      title: 'Prices, tax and currencies',
      summary: 'Everything is charged in naira; other currencies are for guidance.',
      related: ['ways-to-pay', 'delivery-areas-and-costs'],
      body: `## Naira

All prices are set and charged in naira. At checkout you see the exact sum, and that is what you are charged.

## Other currencies

You can show prices in US dollars, euros, pounds and five more, with the switch at the bottom of every page. These are conversions at a recent rate, marked as approximate. Your bank converts at its own rate on the day and may add a fee, so the figure on your statement will differ a little. Changing the currency never changes what you are charged.

## Tax

Tax of {{taxPercent}} is worked out on your subtotal and shown in the cart.

## “From” prices

Made-to-measure items and some services start at a price. Fabric, embroidery and other options can add to it; the price changes as you choose, and the one beside the button is the one that goes into your cart.

## If a price changes

What is in your cart follows the maker’s price. If the total changes between your last look and placing the order, we stop, show you the new one and ask. After that your order keeps its price, whatever happens to the product page.`,
    },
  ],
  refunds: [
    {
      slug: 'returns-of-ready-to-wear',
      title: 'Return a ready-to-wear item',
      summary: 'Unworn, within {{returnDaysNigeria}} in Nigeria and {{returnDaysAbroad}} abroad.',
      related: ['if-it-does-not-fit', 'when-refunds-arrive', 'find-your-size'],
      body: `Items that can be returned say so on their product page and in your order. That is nearly all ready-to-wear. Made-to-measure items, and anything cut or embroidered for you, can’t be returned for a change of mind.

## How long you have

- Delivered in Nigeria: {{returnDaysNigeria}} from delivery.
- Delivered abroad: {{returnDaysAbroad}} from delivery.

## How to return

1. Open the order and write in the messages which item you would like to return, and why. The size that would have fitted is useful to the maker.
2. Your maker confirms and tells you where to send it. Many of them agree on a rider in the same town.
3. Send it unworn, with its labels, folded as it came. Keep the receipt of the carrier.
4. Once the maker has it back, the item is refunded.

## What you get back

The price of the item less its share of a coupon, with its share of tax and delivery. Sending it back is at your cost unless the item was faulty or the wrong one.

## Faulty or not what you ordered

That is never a change of mind. Tell us within {{fitWindowDays}} of delivery, whatever kind of item it is: it is [altered, remade or refunded](/support/help-center/if-it-does-not-fit).`,
    },
    {
      slug: 'when-refunds-arrive',
      title: 'When refunds arrive',
      summary: 'Always to your original payment method; usually within a few working days.',
      related: ['cancel-an-order', 'returns-of-ready-to-wear', 'ways-to-pay'],
      body: `A refund goes to your original payment method: the card you used, or the account you sent the transfer from. We can’t send it elsewhere.

## How long it takes

We pass it on as soon as it is decided, usually within minutes. Then it is up to your bank: cards commonly take three to ten working days, transfers less. Your order shows each refund with its amount and whether the provider has confirmed it.

## If it is stuck

When the provider can’t carry out a refund, or takes longer than five days, our staff are alerted automatically and look into it. You don’t have to chase it.

## Part of an order

When only one item or one maker’s part is refunded, you get exactly what was paid for it: its price after discounts, its tax, and its share of delivery. The shares always add up to what you paid, to the kobo.

## Deposits

If you have only paid the deposit, that is what is refunded, as far as it belongs to the part.

## Your coupon

It becomes usable again when the whole order is cancelled, not for a part of one.`,
    },
  ],
  subscriptions: [
    {
      slug: 'plans-and-the-trial',
      title: 'Plans and the free trial',
      summary: 'Seven days, no card needed, once per person.',
      related: ['pause-or-cancel-a-plan', 'ways-to-pay'],
      body: `A subscription opens the premium features named with each plan. You don’t need one to shop, book or sell. Compare them under [Plans](/subscription/plans).

## The trial

It lasts seven days, needs no card and can be used once per person. We remind you three days before it ends. If you save a card by then, your plan begins; if not, the trial simply ends and costs nothing.

## How you are billed

By the month or by the year, in advance, on the day on which your plan began; in a shorter month on its last day. To save a card we charge ₦50 and refund it at once. Every charge has an invoice, under [Billing](/subscription/billing).

## If a renewal fails

Premium closes, and we try your card again 1, 3, 5 and 7 days later, with an email each time. After the last try the subscription ends. You pay only for time you had: a late renewal begins on the day it is paid.

## Changing plan

An upgrade begins at once, and the unused part of your present period is taken off. A downgrade waits for the end of the period. You see the exact sum before you confirm, and nobody’s price goes up in the middle of a plan.`,
    },
    {
      slug: 'pause-or-cancel-a-plan',
      title: 'Pause or cancel your plan',
      summary: 'As easy as subscribing, and without a phone call.',
      related: ['plans-and-the-trial', 'download-or-delete-your-data'],
      body: `Both are under [Subscription settings](/subscription/settings).

## Cancel

Your plan ends at the end of the period you have paid for, and premium stays open until then. Until that day you can undo it with one click. If a payment is past due when you cancel, the plan ends at once and you owe nothing.

There is no refund for the rest of a period, since you keep the use of it. If something went wrong with a charge, write to us and our staff will look at the invoice.

## Pause

Pausing closes premium and keeps what is left of your period. It can last one to three months and then resumes by itself; you can resume earlier. When you do, the end of your period moves on by as long as the pause took.

## Used up?

Counted features start afresh each month, on a yearly plan too. We tell you at 80% and at 100%. You can turn off the emails about it; the bell stays.

## Deleting your account

That ends the subscription too. Download your invoices first: [how to take your data with you](/support/help-center/download-or-delete-your-data).`,
    },
  ],
};
