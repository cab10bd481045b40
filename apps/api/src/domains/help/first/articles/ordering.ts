import { PICKUP_DAYS } from '@adunni/contracts/orders/pickup';
import type { FirstArticles } from '../types.ts';

export const ORDERING: FirstArticles = {
  ordering: [
    {
      slug: 'how-ordering-works',
      title: 'How ordering works',
      summary: 'From the cart to your door, for ready-to-wear and made-to-measure.',
      related: ['how-made-to-measure-works', 'deposits-and-balances', 'follow-your-order'],
      body: `An order can hold items from several makers. You pay once; each maker then makes and sends their own part.

## Before you pay

Choose a size or your measurements on the product page, add the item to your cart and go to checkout. Log in or create an account there, choose an address or pickup, and check the day by which each part arrives. Prices are in naira, and tax of {{taxPercent}} is shown before you place the order.

Once you place the order we reserve your items while you pay: {{stockHoldMinutes}} by card, up to a day for a bank transfer that is on its way.

## After you pay

1. Each maker has {{acceptWithinHours}} to accept. If one can’t, that part is cancelled and refunded; the others go on.
2. Your maker works through the stages of your item, and you see each of them with its date.
3. When a part is ready and fully paid, it is dispatched, or kept ${PICKUP_DAYS} days for [pickup](/support/help-center/pick-up-your-order).
4. After delivery you have {{fitWindowDays}} to tell us that something is wrong.

## Ready-to-wear or made-to-measure?

Ready-to-wear is already made: your maker confirms, packs and sends it. Made-to-measure is cut for the measurements you give us, so it takes longer and can’t be returned for a change of mind. Every product page says which it is.`,
    },
    {
      slug: 'follow-your-order',
      title: 'Follow your order',
      summary: 'What each stage means, and where to see photos and messages.',
      related: ['how-ordering-works', 'cancel-an-order', 'when-will-it-arrive'],
      body: `Open [My Orders](/orders) and choose your order. Every maker’s part has a timeline of its own.

## The stages of a made-to-measure item

- **Confirmed by maker**: your maker has accepted the work.
- **Measurements confirmed**: they have read your measurements and have no open question.
- **Fabric sourced**: your fabric is on the cutting table.
- **Cutting**: the fabric is cut. From here the part can’t be cancelled.
- **Sewing, first fitting, alterations, finishing**: the work itself. Not every item needs a fitting or alterations.
- **Quality check** and **Ready**: inspected, pressed and waiting for dispatch or pickup.
- **Dispatched** and **Delivered**.

A ready-to-wear item goes from confirmed to packed, dispatched and delivered.

## Photos and questions

Makers can add photos and notes to a stage; you find them on the timeline. To ask something, write in the messages on your order: your maker and our staff read messages about a part, and only our staff read messages about the whole order.

## On hold

A part can be put on hold, for example while you choose another lining. It goes on from the stage where it stopped.

We tell you of each step by the bell on the site. Which of them also reach you by email is your choice, in [your account](/account).`,
    },
    {
      slug: 'cancel-an-order',
      title: 'Cancel an order',
      summary: 'Until when you can cancel, and what you get back.',
      related: ['when-refunds-arrive', 'follow-your-order', 'deposits-and-balances'],
      body: `You can cancel until the work can no longer be undone: for made-to-measure, until your fabric is cut; for ready-to-wear, until the parcel is packed.

## How to cancel

Open the order in [My Orders](/orders) and choose **Cancel order**. You see what you get back before you confirm.

Where several makers work on an order, you can also cancel what one of them makes: choose **Cancel these items** in that maker’s part. The other parts of the order stay as they are.

An order that isn’t paid yet can only be cancelled as a whole. If you don’t pay in time, it is cancelled automatically and costs you nothing.

## What you get back

We refund everything you paid for that part to your original payment method: a deposit as well as a full payment, with its share of tax and delivery. A coupon can be used again only when the whole order is cancelled.

## When a maker cancels

If a maker declines, or doesn’t respond within {{acceptWithinHours}} of your payment, the part is cancelled and refunded in full without your doing anything.

## After cutting

Made-to-measure fabric that has been cut can’t be used for somebody else, so the button is gone. Write to your maker in the messages on your order if plans have changed: they may be able to change a length or a colour of trim, though not take the item back.`,
    },
    {
      slug: 'use-a-coupon',
      title: 'Use a coupon',
      summary: 'Where to enter a code, and why it may not take anything off.',
      related: ['how-ordering-works', 'ways-to-pay'],
      body: `Enter the code in your [cart](/cart) and choose **Apply**. Upper and lower case don’t matter. What it takes off is shown at once, and again at checkout.

## If nothing comes off

The code stays on your cart and tells you why. The usual reasons:

- **A minimum**: the whole cart has to reach an amount, even when the code covers only some products.
- **Certain products only**: a code can be for one category or one maker. Everything below the category counts too.
- **First orders only**, or a limit of uses per customer. We can only check these once you are logged in.
- **Dates**: it hasn’t started, or it is over.

When the reason goes away, for example because you add something, the discount is applied automatically.

## How it is counted

Tax and free delivery go by your subtotal before the discount. Only one code can be used per order. The use counts when you place the order, and you get it back if the whole order is cancelled.`,
    },
  ],
  'made-to-measure': [
    {
      slug: 'how-made-to-measure-works',
      title: 'How made-to-measure works',
      summary: 'Options, measurements, fittings and the time it takes.',
      related: ['take-your-measurements', 'if-it-does-not-fit', 'deposits-and-balances'],
      shelves: ['agbada', 'gowns', 'iro-and-buba'],
      body: `A made-to-measure item is cut for one person. You choose the design; the maker’s hand and your measurements do the rest.

## 1. Choose your options

On the product page, pick fabric, colour, embroidery or whatever the maker offers. The price and the ready-by date change as you choose, so there is nothing to add up later.

## 2. Give your measurements

Choose a saved profile, or enter the measurements for this item. Your order keeps a copy: later changes to your profile don’t change an item that is being made. Does your order go to another country than the maker’s? Some makers measure by video, and some workshops near you measure for orders from any maker: the order names them. They save the measurements to your account, where you choose them for the order.

## 3. Let the maker check them

Before cutting, your maker reads your measurements and may propose others, for example after a fitting. You see the old and the new side by side and decide.

## 4. Fitting

Many agbadas and kaftans need none. Fitted gowns usually do. A fitting is optional, and in person where the maker works: an order that goes to another country is made from the measurements, without a fitting, unless you can be there. Otherwise, as soon as you have paid and given your measurements or booked a measuring visit, open the order in [My Orders](/orders) and choose **Book a fitting**: you see from about when there is something to try on, and the places, times and price before you book, and pay when you book. If your maker offers no fittings to book, arrange one in the messages on your order.

## How long it takes

The product page gives the lead time of each item; two to eight weeks is usual, and hand-woven aso-oke takes longer. A maker takes a limited number of items a week, so a full week moves your date rather than rushing your seams.`,
    },
    {
      slug: 'if-it-does-not-fit',
      title: 'If your made-to-measure item doesn’t fit',
      summary: 'Tell us in time and it is altered, remade or refunded.',
      related: ['returns-of-ready-to-wear', 'when-refunds-arrive', 'fitting-checklist'],
      body: `First, put it on with the shoes and underwear you will wear with it, and look at where exactly it pulls or stands away. A fresh garment is often pressed flat and settles after an hour of wear.

## Tell us within {{fitWindowDays}} of delivery

Open the order, go to the messages, and write what is wrong. Photos help most: front, back and side, arms down, in daylight. Say which measurement you think is off and by how much.

## What happens then

- **It doesn’t match your order**, in measurements, fabric or finish: the maker alters or remakes it, or you get a refund.
- **It matches, but you would like it otherwise**: the maker tells you whether it can be altered and what that costs. Most items are cut with some room in the seams.
- **Your body has changed** since you were measured: that is an alteration too.

While a problem is open our staff can hold the order in dispute. Your maker isn’t paid in full until it is settled.

## Why the time matters

After {{fitWindowDays}} the order closes and the maker is paid. You can still book an alteration with any maker under [Services](/services), at its own price.`,
    },
    {
      slug: 'fitting-checklist',
      title: 'What to check at a fitting',
      summary: 'Ten minutes in front of the mirror, from the shoulder down.',
      related: ['book-a-fitting', 'if-it-does-not-fit'],
      body: `Bring the shoes, the underwear and, for a bridal set, the gele or the beads. Fabric hangs differently over each of them.

## From the top

1. **Neck and shoulder.** The seam should end where your arm begins. If it slides, say so first: everything else hangs from it.
2. **Bust or chest.** No pulling at the closure, no gap at the armhole.
3. **Sleeves.** Bend your elbow. The cuff may rise by two fingers, no more. Agbada sleeves are folded up on the shoulder: try them there.
4. **Waist and hip.** Sit down. A corset should hold you without cutting in; a wrapper should stay when you walk.
5. **Hem.** Level all round, in the shoes you will wear.

## Move as you will at the party

Lift your arms to dance, kneel to greet, climb a step. Say what pulls.

## Before you leave

Ask for the changes to be written down. If your maker proposes new measurements, you see them in your account and can accept or decline them; nothing changes without you.`,
    },
  ],
};
