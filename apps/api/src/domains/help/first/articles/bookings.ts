import { PICKUP_DAYS, whoCollects } from '@adunni/contracts/orders/pickup';
import type { FirstArticles } from '../types.ts';

export const BOOKINGS: FirstArticles = {
  bookings: [
    {
      slug: 'book-a-fitting',
      title: 'Book a fitting or another service',
      summary: 'Pick a service, a place and a time; pay what is due today.',
      related: ['change-or-cancel-a-booking', 'fitting-checklist'],
      body: `Under [Services](/services) you find fittings, measuring, alterations, gele tying, classes and help on the day. Each says how long it takes, what it costs and where it takes place: in the studio, at your home or by video.

## Book

1. Choose a service and **Book an appointment**.
2. Pick one of the available times. They are shown in the maker’s time zone, and in yours where that differs.
3. Say where: for a home visit we check that your area is served and show what travelling costs.
4. Pay what is due now. Some services ask for a deposit, some for the whole price, some for nothing until the day.

We reserve the time for {{bookingHoldMinutes}} while you pay.

## Confirmed at once, or on request

Most services are confirmed as soon as you have paid. A few makers confirm each request themselves, within {{acceptWithinHours}}; if they don’t, or if they decline, you get everything back.

## Before the day

You get a reminder 24 hours and 2 hours before, and a calendar file with the confirmation. The booking’s page says what to bring.`,
    },
    {
      slug: 'change-or-cancel-a-booking',
      title: 'Reschedule or cancel a booking',
      summary: 'Each service has its terms; you see the cost before you confirm.',
      related: ['book-a-fitting', 'problem-with-a-booking', 'when-refunds-arrive'],
      body: `Open the booking under [My Bookings](/bookings/my-bookings) and choose **Reschedule** or **Cancel booking**.

## The terms

Every service states its own: until how many hours before you can cancel free of charge, how often you can reschedule, and what is kept of a later cancellation. They are on the service’s page, you agree to them when you book, and they stay as they were then, even if the maker changes them. Many makers use {{freeChangeHours}} and {{maxReschedules}} changes.

## Cancelling

- **In time**, or before the maker has confirmed: you get a full refund.
- **Later**: what the terms name stays with the maker, out of what you have paid, and the rest is refunded. We show both sums before you confirm.

Rescheduling when cancelling would already cost something doesn’t make it free again.

## When the maker changes it

A maker can propose another time; nothing changes until you accept, which you can until the earlier of the two times begins. If you don’t respond, a confirmed booking stays as it is; a request that the maker had not confirmed is declined then, and you get everything back. If they have rescheduled your booking, you can cancel it free of charge, however late. If they cancel or don’t come, you get everything back.

## Visits for an order

If the maker doesn’t take your order or cancels it, the measuring visit and the fitting that you booked for it are cancelled too, and you get a full refund of them. If you cancel the order yourself, they stay booked until you cancel them.

## Running late

Each service allows some minutes, never more than the visit itself takes. After that the maker can note that you didn’t come, so send a message under the booking if you are stuck on Third Mainland Bridge.`,
    },
    {
      slug: 'problem-with-a-booking',
      title: 'Report a problem with a booking',
      summary: 'Within seven days. Our staff decide, and the money waits.',
      related: ['change-or-cancel-a-booking', 'when-refunds-arrive'],
      body: `If the maker didn’t come, cut the session short, or the work isn’t what was agreed, open the booking under [My Bookings](/bookings/my-bookings) and choose **Report a problem**. You can do so for seven days after it was completed, and once its time has passed without anybody closing it.

## What to write

What was agreed, what happened, and what you would consider fair. Add photos of the work if it is about a garment.

## What happens next

While your report is open, the maker isn’t paid for the booking. Our staff read what both of you say and the messages under the booking, and then:

- refund some or all of what you paid;
- decline the report, and tell you why; or
- reopen the booking, so that the work can be done after all.

You can have one open report at a time, and the same matter can’t be reported again once it is settled.

## Noted as a no-show by mistake?

That can be reported too, within the same seven days.`,
    },
  ],
  delivery: [
    {
      slug: 'delivery-areas-and-costs',
      title: 'Where we deliver and what it costs',
      summary: 'Nigeria, abroad, express and pickup.',
      related: ['when-will-it-arrive', 'pick-up-your-order'],
      body: `You see the cost in your cart and again at checkout, before you pay. It is charged once per order, even when several makers send their own parcels.

## In Nigeria

What standard delivery costs depends on the subtotal of your order: [Shipping](/support/shipping) shows it for any product. Express adds {{expressDeliveryCost}} to that.

## Abroad

Delivery outside Nigeria costs {{internationalDeliveryCost}}, whatever the subtotal. Import duty and tax of your country aren’t part of it: the carrier collects them from you where they apply. [Shipping](/support/shipping#duties) says what to reckon with in the United Kingdom, the United States and other countries.

## Pickup

Picking up from the makers is free. See [pick up your order](/support/help-center/pick-up-your-order).

## The address decides

Delivery goes by the address you choose, not by where you are when you order. In Nigeria give the state, local government area, street and a landmark that a rider would know. A phone number is needed; a postcode isn’t.

If you change the address at checkout and the total changes with it, we show you the new total before you place the order.`,
    },
    {
      slug: 'when-will-it-arrive',
      title: 'When will my order arrive?',
      summary: 'The arrival date, how it is made up, and what can move it.',
      related: ['follow-your-order', 'delivery-areas-and-costs'],
      body: `Every product page names the day by which it should be ready. Checkout and your order go further and say by which day each part arrives, or can be picked up: the maker’s lead time with your options, and the days of the delivery you chose. [Shipping](/support/shipping) calculates both for any product.

If a part is late, your order says so beside the day that was promised.

## What counts from when

The time begins when you place the order. An item made to measure that waits for your measurements begins once they are complete, and your order then shows the new date. Makers have {{acceptWithinHours}} to accept.

## What can move the date

- **An unanswered question.** If your maker asks about a measurement or a colour, the part may wait for you. Keep an eye on the bell.
- **A fitting** you postpone.
- **An unpaid balance.** An item bought with a deposit is dispatched once the rest is paid.
- **A hold.** The timeline shows since when and why.

## For a date that can’t move

For a wedding, order early enough that the arrival date is two weeks before the day: that leaves time for an alteration. Write the date in the note to the maker.

## Several makers

Each part is sent separately, as soon as it is ready. Nothing waits for the slowest.`,
    },
    {
      slug: 'pick-up-your-order',
      title: 'Pick up your order',
      summary: 'Free, at each maker’s workshop, once the part is ready.',
      related: ['delivery-areas-and-costs', 'follow-your-order'],
      body: `Choose **Pickup** at checkout and delivery costs nothing. You collect each part from the workshop that made it. Checkout shows the address and opening hours of each workshop before you pay; pickup is offered when all makers in your order have a pickup place.

## How it works

1. The maker marks your part as ready, and you are told by the bell and by email, with the address, the hours and the last day.
2. If a balance is due, pay it first in [My Orders](/orders): a part isn’t handed over before it is paid.
3. Come in the workshop’s hours, which your order shows with a link to the map. If it lists none, agree on a time in the messages.
4. ${whoCollects()}

## How long it is kept

We keep finished items for ${PICKUP_DAYS} days. You are reminded half-way. If you can’t come in time, message the maker; after ${PICKUP_DAYS} days they contact you to agree on a time, and nothing is thrown away or sold.

## If the workshop moves

Your order then shows the new address, and we tell you at once.

## Try it on there

The workshop is the best place for it: a hem or a hook can often be put right while you wait. The {{fitWindowDays}} to report a problem begin when the part is marked as delivered.

## Changed your mind?

The delivery option is fixed when you place the order, because it is part of the total. Write to your maker; many can arrange a rider at your cost.`,
    },
  ],
};
