import type { DemoTicket } from './texts.ts';

/** Shorter matters, most of them long settled. */
export const FURTHER_TICKETS: readonly DemoTicket[] = [
  {
    ...{ category: 'Order', status: 'Closed', about: 'order' },
    subject: 'Gift wrapping for my mother',
    text: 'Could the iro and buba be wrapped, without the price in the box?',
    said: [['staff', 'Of course. The maker wraps it in tissue and leaves the receipt out.']],
    rating: [5, 'She loved it'],
  },
  {
    ...{ category: 'Delivery', status: 'Closed', about: 'order' },
    subject: 'Pick up in Yaba instead',
    text: 'Can I collect it at the workshop? I pass there every day.',
    said: [['staff', 'Yes. The workshop is open from 9 to 5, and we have refunded the delivery.']],
  },
  {
    ...{ category: 'Made to measure and fit', status: 'Pending', about: 'order' },
    subject: 'Cap is too tight',
    text: 'The fila sits too tight. My head is 60 cm around.',
    said: [['staff', 'The maker can open the seam or make a new one. Which would you rather have?']],
  },
  {
    ...{ category: 'Booking', status: 'Closed', about: 'booking' },
    subject: 'Parking near the studio?',
    text: 'I come by car with my grandmother. Is there parking close by?',
    said: [['staff', 'There is a guarded car park two houses further. The maker will keep a place for you.']],
    rating: [5, ''],
  },
  {
    ...{ category: 'Account', status: 'Closed' },
    subject: 'Two accounts by mistake',
    text: 'I registered with my work email, too. Which one should I keep?',
    said: [['staff', 'Your orders are with your private address. You can delete the other one under My Account.']],
  },
  {
    ...{ category: 'Payment and refund', status: 'Resolved', about: 'payment' },
    subject: 'Receipt shows my old name',
    text: 'I have married since. Can the receipt carry my new name?',
    said: [['staff', 'Done. Please download it again from your order.']],
  },
  {
    ...{ category: 'Other', priority: 'Low', status: 'Closed' },
    subject: 'How do I become a maker?',
    text: 'I have sewn for twelve years in Aba and would like to sell here.',
    said: [
      [
        'staff',
        'You are welcome! Please register as a tailor or designer and send us the documents that your shop page asks for.',
      ],
    ],
    rating: [4, ''],
  },
  {
    ...{ category: 'Try-on', status: 'Resolved' },
    subject: 'Gele looks too big in the try-on',
    text: 'It covers half of my face. Is it really that large?',
    said: [['staff', 'Please pull it smaller with two fingers. The sizes on the product page are the true ones.']],
  },
  {
    ...{ category: 'Order', status: 'Open', about: 'order' },
    subject: 'Add one more to the group order',
    text: 'A cousin wants the same lace. Is there enough of it left for one more dress?',
  },
  {
    ...{ category: 'Delivery', priority: 'High', status: 'Pending', about: 'order' },
    subject: 'Courier says nobody was home',
    text: 'I was home all day and nobody called.',
    said: [
      ['note', 'Courier’s photo shows another gate. Ask them to waive the second trip.'],
      [
        'staff',
        'We’re sorry. They come again tomorrow between 10 and 12 and will call before. Is your number still the same?',
      ],
    ],
  },
  {
    ...{ category: 'Subscription', status: 'Closed' },
    subject: 'Card changed',
    text: 'My bank sent a new card. Where do I enter it?',
    said: [['staff', 'Under Subscription, Billing: add the new card and make it the default.']],
  },
  {
    ...{ category: 'Made to measure and fit', status: 'Closed', about: 'order' },
    subject: 'Can I send a dress that fits?',
    text: 'I do not trust my tape. Could the maker copy the size of a dress that fits me?',
    said: [
      ['staff', 'Yes, the maker accepts that. Please put a note with your order number in the parcel.'],
      ['customer', 'Sent it this morning.'],
      ['staff', 'It has arrived, and goes back to you with the new one.'],
    ],
    rating: [5, 'A perfect fit'],
  },
  {
    ...{ category: 'Booking', status: 'Open', about: 'booking' },
    subject: 'Earlier time on the same day?',
    text: 'My flight was moved. Could we begin an hour earlier?',
  },
  {
    ...{ category: 'Order', status: 'Closed', about: 'order' },
    subject: 'Wash at 30 or 40 degrees?',
    text: 'The label came off. How do I wash the adire?',
    said: [['staff', 'By hand in cold water, apart from other colours. Indigo gives off a little the first times.']],
    rating: [5, ''],
  },
  {
    ...{ category: 'Payment and refund', status: 'Closed', about: 'payment' },
    subject: 'Coupon was not taken off',
    text: 'I had GELE15 in my cart, but paid the full price.',
    said: [
      ['note', 'Coupon ended the evening before. Goodwill.'],
      ['staff', 'It had ended the evening before. We have refunded the difference this once.'],
    ],
    rating: [4, 'Fair'],
  },
  {
    ...{ category: 'Other', status: 'Open' },
    subject: 'Film shoot in January',
    text: 'We need period costumes for eleven actors. Whom should we talk to?',
  },
];
