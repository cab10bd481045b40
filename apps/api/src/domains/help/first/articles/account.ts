import { HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { FirstArticles } from '../types.ts';

export const ACCOUNT: FirstArticles = {
  account: [
    {
      slug: 'keep-your-account-safe',
      title: 'Keep your account safe',
      summary: 'Passwords, sessions, and what we will never ask you for.',
      related: ['download-or-delete-your-data', 'ways-to-pay'],
      body: `## Your password

It is stored in a form that nobody can read, including us. Use one that you use nowhere else. If you have forgotten it, choose [Forgot password](/forgot-password); the link in the email works once and for a short time.

After several wrong tries we slow down whoever is trying, so a guess costs more than it is worth.

## Your sessions

Under **Security** in [your account](/account) you see where you are logged in, and can log out one device or all others. You stay logged in for 30 days on a device you keep using; changing your password logs out the others.

## Confirm your email address

It shows us that messages about your orders reach you and nobody else. Until you confirm it, we limit how many orders and bookings a day can be placed with it.

## What we never do

- ask for your password or a code from your bank, by phone, email or WhatsApp;
- ask you to pay into a personal account;
- send you to another site to “confirm” an order.

If a message seems to come from us and does any of these, don’t answer it. Open the site yourself and look at your orders and messages there.`,
    },
    {
      slug: 'who-sees-your-measurements',
      title: 'Who sees your measurements',
      summary: 'You, the people who make your item, and nobody longer than needed.',
      related: ['take-your-measurements', 'download-or-delete-your-data'],
      body: `Measurements are personal, so we treat them like it.

## Who can read them

- **You**, always.
- **The maker of your order**, and the tailor who sews it, from your payment until the part is closed or cancelled. They need them through delivery, in case the item comes back.
- **The maker of your booking**, while it stands and for 14 days after it took place.
- **Our staff**, when they have to sort something out.

Other makers don’t see them, nor does anybody who looks at your reviews.

## Every view is logged

When a maker opens your measurements, that view is logged with the order it was for. They are loaded only when somebody asks for them, not with the rest of the order.

## What an order keeps

An order holds a copy of the measurements it was made from. Changing or deleting a profile doesn’t touch it. The copy is deleted twelve months after the part was closed or cancelled, or together with your account.

## Deleting a profile

You can do so at any time under **Measurements** in [your account](/account). The dialog tells you what stays in open orders, and until when.

Photos you send with messages can’t be opened by anybody who wasn’t given access to them. Photos in a review are public with it.`,
    },
    {
      slug: 'download-or-delete-your-data',
      title: 'Download or delete your data',
      summary: 'A file with everything, and 14 days to change your mind.',
      related: ['who-sees-your-measurements', 'keep-your-account-safe'],
      body: `Both are under **Privacy** in [your account](/account), and neither needs an email to us.

## Download

You get one file in JSON with what we keep about you: profile, addresses, orders, bookings, measurements, reviews, messages and more. Keep it somewhere safe; it says where you live and what you wear.

## Delete

You confirm with your password. For 14 days nothing happens, and you can change your mind: log in and choose **Keep my account**. Then:

- your profile, addresses, measurements, photos, reviews and messages are deleted;
- orders and payments stay as figures without you, because the law asks us to keep the books;
- your subscription ends.

## When it has to wait

As long as an order or booking is open, or a refund is on its way, your account can’t be deleted yet: somebody may still be sewing for you. The page names what is open.

## Newsletter

Each one has a link to unsubscribe that works without logging in. Which other emails you get is your choice under **Notifications**.`,
    },
    {
      slug: 'how-reviews-work',
      title: 'How reviews work',
      summary: 'Only from people who received the product or kept the appointment.',
      related: ['find-your-size', 'follow-your-order'],
      body: `## Who can write one

You can review a product once it has been delivered to you, and a service once your booking was completed. Each counts once. Nobody can review what they made themselves, and makers can’t pay to have a review removed.

We ask you three days after delivery, once for each maker.

## What goes in

Stars, a few sentences, photos if you like, and how it fitted: small, true to size or large. The fit helps the next person more than the stars do. Your first name and the initial of your last name appear with it.

## Changing it

You can edit a review for 30 days. Makers can reply once, and can’t see who reported a review.

## What we remove

Staff hide reviews that insult, that give away somebody’s address or number, or that are about something else. We hide them whole and tell the author why; we never edit what somebody wrote. A review that is hidden doesn’t count in the rating.

## Ratings

A product’s rating is the average of its published reviews. A maker’s rating is the average of all reviews of their products, so one good gown can’t hide nine poor ones.`,
    },
  ],
  makers: [
    {
      slug: 'open-a-workshop',
      title: 'Open your workshop on Adunni',
      summary: 'Register, send your documents, and set up while you wait.',
      related: ['accept-and-make-orders', 'earnings-and-payouts'],
      body: `Choose Designer or Tailor when you [register](/register). You can set up your shop, products and services at once; nothing is public until our staff have approved your workshop.

## What we ask for

- **Proof of identity** of whoever runs the workshop: passport, NIN slip, driver’s licence or voter’s card.
- **A photo of your workshop**, with machines or tables.
- **Your CAC registration**, or, if you have none, a signed letter from a guarantor.

Files can be up to 10 MB each. Only our staff see them.

## After you send them

They can’t be changed while they are being reviewed. We approve your workshop, or tell you what is missing, and then you can send them again.

## Tiers

**Listed** means that we know who you are and how to reach you. **Verified** means that we have also seen where you work and inspected finished garments. **Master** is for workshops whose craft our inspectors have judged exceptional over many orders. Nobody can buy a tier.

## A good first week

Start with three products you can make in your sleep, photographed in daylight. Set a lead time you can keep in a busy week, and your weekly capacity with it: we stop taking made-to-measure orders when it is full.`,
    },
    {
      slug: 'accept-and-make-orders',
      title: 'Accept and make orders',
      summary: 'The {{acceptWithinHours}} you have, the stages, and how to keep a date.',
      related: ['earnings-and-payouts', 'open-a-workshop'],
      body: `## Accept in time

You have {{acceptWithinHours}} from the customer’s payment. If you decline or don’t respond, your part is cancelled and refunded. Other makers’ parts of the same order are not touched.

Read the measurements and the note before you accept. If something is unclear, ask in the messages of your part.

## Move it through the stages

Open the order in your area and move your part on as the work goes. Add a photo at cutting and at the quality check: customers who see their item write fewer messages. A part can be put on hold before dispatch, with a reason.

Once you have moved a part to cutting, the customer can no longer cancel it, and your share for materials is released.

## Hand over the sewing

You can assign a part to a tailor. They see items, measurements and the date, and move it from cutting to the quality check. They don’t see the customer’s address, messages or your money.

## Propose other measurements

After a fitting, enter what differs. The customer sees both and decides.

## Before dispatch

A part with a balance can’t be dispatched before it is paid. If it isn’t paid after fourteen days we ask you whether to wait or to cancel.`,
    },
    {
      slug: 'earnings-and-payouts',
      title: 'Earnings and payouts',
      summary: 'Commission, when your share is released, and when it is sent.',
      related: ['accept-and-make-orders', 'open-a-workshop'],
      body: `## What we take

Commission is {{goodsCommissionPercent}} on products, after discounts, {{serviceCommissionPercent}} on services and {{asoEbiCommissionPercent}} on aso-ebi sets, unless guests bear that fee on top of the price. It is fixed when the order or booking is placed. There is none on delivery: that is yours, because you hand the parcel over and pay the carrier.

## When it is released

- **At cutting**: {{materialsSharePercent}} of your earnings from a made-to-measure part, as far as the customer has paid.
- **When the part closes**, {{fitWindowDays}} after delivery: everything else. Ready-to-wear is released whole at this point.
- **Bookings**: ${REPORT_DAYS} days after they were completed or the customer did not come.
- **Aso-ebi**: within the hour once all sets of an order are paid for and handed over, at the latest ${HANDED_OVER_DAYS} days after the event for sets that are ready. While an event or a group is on hold, its earnings wait.

While a customer’s problem is open, what is left waits.

## When it is sent

Payouts go to every approved workshop with a bank account and at least {{minimumPayout}} available. Add the ten-digit number of a Nigerian account in your area; we show only its last four digits afterwards. If your bank returns a payout, the sum goes back to your balance and can be sent again.

## Refunds

When a customer is refunded, your share and our commission both go back in proportion. If it had already been paid out, your balance falls below zero and your next earnings make up for it.

Each line on your earnings page names the order, booking or aso-ebi order it came from.`,
    },
  ],
};
