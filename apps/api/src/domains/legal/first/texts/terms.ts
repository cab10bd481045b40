const OPENING = `These terms apply to everybody who uses Adunni. The rules below are the ones that our software follows, so what it shows you before you confirm is what happens.`;

const PARTIES = `## Who you deal with

Adunni is a marketplace. Each product and each service is sold by the maker named with it, who makes or provides it. We run the site, take payments, hold the money until it is earned, and decide when something goes wrong.

## Your account

You need an account to order or book. Give your own name and an email address that you can read, and keep your password to yourself. You must be 18, or have a parent’s or guardian’s permission. We may suspend an account that is used for fraud, or that puts others at risk. You can close it yourself at any time: see [your data rights](/gdpr).`;

const ORDERS = `## Prices and payment

Prices are in naira, and you are charged in naira. Other currencies are shown for guidance only. Tax of {{taxPercent}} and delivery are shown before you pay. If the total changes between your last look and placing the order, we stop and show you the new one.

We reserve your items for {{stockHoldMinutes}} while you pay. After that, an unpaid order expires and costs nothing. A payment of another amount or in another currency is refunded in full.

## Deposits

When the made-to-measure items in an order come to {{depositFrom}} or more, you can pay a deposit of {{depositPercent}} of the order and the balance later. The balance is due 14 days after we tell you that your items are ready. We remind you after 3 and after 7 days, and nothing is dispatched before it is paid.

If it is not paid, the maker or our staff decide whether to wait another 14 days or to cancel. When they cancel, what you paid for items made only for you is kept. Your share of delivery, and of items that could be returned, is refunded. Checkout names both sums before you pay.

## Acceptance by the maker

Each maker has {{acceptWithinHours}} from your payment to accept. If a maker declines or does not respond, that part is cancelled and refunded in full. The other parts of your order go on.

## Cancelling an order

You can cancel a part for a full refund until its work can no longer be undone: made-to-measure until the fabric is cut, ready-to-wear until the parcel is packed. After cutting, a made-to-measure item can’t be cancelled or returned for a change of mind.

## Delivery

The order says when each part should arrive. Customs duties and import taxes outside Nigeria are not part of our prices. See [shipping](/support/shipping).

## Returns and fit

Ready-to-wear items marked as returnable can be sent back unworn within {{returnDaysNigeria}} of delivery in Nigeria, and {{returnDaysAbroad}} abroad. You pay for sending them back, unless the item was faulty or the wrong one.

An item of any kind that is faulty or does not match your order is altered, remade or refunded, if you tell us within {{fitWindowDays}} of delivery. See [returns](/support/returns).

Refunds go to your original payment method.`;

const SERVICES = `## Bookings

Each service states its own terms: until when you can cancel free of charge, how often you can reschedule, and what is kept of a late cancellation or when you do not come. You agree to them when you book, and they stay as they were then. We reserve a time for {{bookingHoldMinutes}} while you pay.

If the maker cancels or does not come, you get everything back. If the maker reschedules, you can cancel free of charge. You can report a problem for 7 days after a booking; the maker is not paid for it until our staff have decided.

## Subscriptions

The trial lasts 7 days, needs no card, and is available once per person. Plans are paid in advance by the month or by the year, and renew until you cancel. Cancelling takes effect at the end of the paid period; the rest of a period is not refunded. If a renewal fails, we try again after 1, 3, 5 and 7 days and then end the subscription. You can pause for 1 to 3 months.`;

const REVIEWS = `## Reviews

Only somebody who received a product or kept an appointment can review it, once. You can edit a review for 30 days. The maker can reply once. We hide reviews that insult, that give away somebody’s personal details, or that are about something else. We never edit what you wrote, and nobody can pay to have a review removed.

## Messages and content

You keep the rights to what you write and to the photos you upload. You let us show them where you put them. Do not upload what belongs to others, and do not use messages to take payment outside Adunni: we can’t protect it there.`;

const MAKERS = `## For makers

Nothing of a workshop is public until we have checked its documents. Makers sell at their own prices and are responsible for what they make and for paying their own taxes.

Our commission is {{goodsCommissionPercent}} on products after discounts and {{serviceCommissionPercent}} on services. It is fixed when the order or booking is placed, and there is none on delivery.

Adunni sets up coupons, for the whole shop or for a category or workshop. A coupon lowers the price of the items it applies to, and with it the maker’s earnings and our commission. The maker sees it on the order before accepting.

Of a made-to-measure part, {{materialsSharePercent}} of the maker’s earnings is released at cutting, as far as the customer has paid. The rest, and all of ready-to-wear, is released when the part closes, {{fitWindowDays}} after delivery. Bookings are released 7 days after they were completed. While a customer’s problem is open, the money waits.

Payouts are sent to a Nigerian bank account in the workshop’s name, from {{minimumPayout}} upwards. When a customer is refunded, the maker’s share and our commission go back in proportion.`;

const CLOSING = `## Our responsibility

We are responsible for running the marketplace with care, and for money while we hold it. Nothing here limits rights that the law gives you as a consumer, or our responsibility for fraud, death or injury.

## Complaints and law

Write to us first, by a [support ticket](/support/tickets/create). These terms follow the law of the Federal Republic of Nigeria. If you live elsewhere, you keep the consumer protection of your country and can go to its courts.`;

const CHANGES = `## Changes to these terms

We announce new terms at least 14 days before they apply, here and by a notification. Once they apply, we ask you to accept them. You may put that off: your orders, the download of your data and the deletion of your account stay open to you either way. An order follows the terms that you were shown when you placed it. Corrections of typing errors change nothing that applies, so we ask nobody about them.

Every version stays readable below.`;

/** The terms, with who we are before them: those that hold, and those that held before reviews and the notice of changes were part of them. */
export const termsOf = (company: string) => ({
  now: [company, OPENING, PARTIES, ORDERS, SERVICES, REVIEWS, MAKERS, CLOSING, CHANGES].join('\n\n'),
  before: [
    company,
    OPENING,
    PARTIES,
    ORDERS,
    SERVICES,
    MAKERS,
    CLOSING,
    `## Changes to these terms

We announce new terms before they apply. Every version stays readable below.`,
  ].join('\n\n'),
});
