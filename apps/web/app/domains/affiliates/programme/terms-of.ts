import type { Programme } from '@adunni/contracts/affiliates/programme';
import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import { BRAND } from '@adunni/contracts/brand';
import { naira } from '../../../kit/money/naira.ts';

interface Term {
  question: string;
  answer: string;
}

/** What holds between a partner and us, as it is accepted with an application. */
export const termsOf = ({ percent, minimumPayout }: Programme): readonly Term[] => [
  {
    question: 'Who can join?',
    answer: `Anyone with an ${BRAND.name} account and people to recommend us to: on a blog, a channel, a social network or in a community. We read every application and tell you what we decided. If we decline yours, we say why, and you can apply again.`,
  },
  {
    question: 'Which orders count?',
    answer: `An order counts when the customer followed your link in the ${REFERRAL_DAYS} days before, or uses your coupon at checkout. If they followed the links of several partners, the last one counts; a coupon comes before any link. We remember a link only where the visitor has allowed it in their cookie settings. A coupon always counts.`,
  },
  {
    question: 'What do I earn?',
    answer: `A share of what the products cost after discounts, without tax and shipping: ${percent}% unless another rate applies. A campaign comes first, then a rate that we agreed with you, then the rate of the category. The rate on the day of the order stays, even if rates change later.`,
  },
  {
    question: 'When am I paid?',
    answer: `Commission becomes due when the order is closed, after the return window of ready-made products or the fit window of those made to measure. Payouts start every second Friday and include everything due, once it comes to ${naira(minimumPayout)} or more. They are sent to your bank account in Nigeria, free of charge.`,
  },
  {
    question: 'What does not count?',
    answer:
      'Orders of your own do not earn commission. An order is taken as yours if it shares your account, card, address, phone number, device or bank account. Bookings, subscriptions and aso-ebi sets do not earn commission either, and nor do orders that are cancelled or never paid.',
  },
  {
    question: 'What happens after a refund?',
    answer:
      'The commission of what is refunded is taken back. If it was paid out already, your balance goes below zero and your next commission makes up for it. While a customer’s bank disputes a payment, its commission is on hold.',
  },
  {
    question: 'How may I recommend?',
    answer: `Say clearly that you earn a commission, for example with “ad” or “partner link” beside it. Do not send spam, write false reviews, buy search ads for our name, open links without the visitor’s doing, or appear to speak for ${BRAND.name}. Do not promise prices or delivery dates that our pages do not show.`,
  },
  {
    question: 'What do I see of customers?',
    answer:
      'Dates, amounts and statuses of the orders that you brought. You never see who ordered, what they ordered or where it goes.',
  },
  {
    question: 'How does it end?',
    answer:
      'You can leave at any time from your account, and what you earned is still paid. If you break these terms, we may suspend you and put unpaid commission on hold; we tell you why. Changes to these terms apply to orders placed after they are published here. You look after the tax on what you earn.',
  },
];
