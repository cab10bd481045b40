import type { TicketCategory, TicketPriority } from '@adunni/contracts/support/kinds';
import type { TicketStatus } from '@adunni/contracts/support/statuses';

/** Who wrote: the customer, staff to them, or staff among themselves. */
type Voice = 'customer' | 'staff' | 'note';

/** A ticket of the demo. */
export interface DemoTicket {
  category: TicketCategory;
  priority?: TicketPriority;
  status: TicketStatus;
  /** What of the customer’s it is about. */
  about?: 'order' | 'booking' | 'payment';
  subject: string;
  text: string;
  /** What was said after it, in its order. */
  said?: readonly (readonly [Voice, string])[];
  rating?: readonly [score: number, comment: string];
  /** What its customer asked again in a ticket of its own, which was merged into this one after all that was said. */
  again?: { subject: string; text: string };
}

const THANKS = 'Thank you, that is all I needed.';

export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    ...{ category: 'Delivery', priority: 'High', status: 'Open', about: 'order' },
    subject: 'Tracking has not moved since Monday',
    text: 'My parcel has been at the Ikeja hub since Monday. The wedding is on Saturday. Can you find out where it is?',
    again: {
      subject: 'My parcel for Saturday',
      text: 'The courier’s line rings out and nobody calls back. It is the aso-oke for my sister’s wedding. Please call me on my number as soon as you know something.',
    },
  },
  {
    ...{ category: 'Made to measure and fit', priority: 'High', status: 'Pending', about: 'order' },
    subject: 'Sleeves came out two inches short',
    text: 'The buba fits well in the body, but both sleeves end well above my wrist. I measured them twice before ordering.',
    said: [
      [
        'note',
        'Measurements of the order say 61 cm, the maker’s photo shows about 56. Ask the maker before offering a refund.',
      ],
      [
        'staff',
        'We’re sorry about that. The maker has agreed to let the sleeves down free of charge. Would a pickup on Thursday morning suit you?',
      ],
    ],
  },
  {
    ...{ category: 'Payment and refund', status: 'Open', about: 'payment' },
    subject: 'Charged twice for one order?',
    text: 'My bank shows two debits of the same amount on the same day, but I have only one order. Please check.',
    said: [
      [
        'staff',
        'We see one successful payment and one that was declined. Banks usually release a declined one within two days. Is it still showing?',
      ],
      ['customer', 'Yes, it is still there this morning.'],
    ],
  },
  {
    ...{ category: 'Booking', status: 'Closed', about: 'booking' },
    subject: 'Can I bring my sister to the fitting?',
    text: 'We are having aso-ebi made together and would like to come at the same time.',
    said: [
      [
        'staff',
        'Yes, of course. The studio has room for two. Please let the maker know in the messages of your booking.',
      ],
      ['customer', THANKS],
    ],
    rating: [5, 'Quick and friendly'],
  },
  {
    ...{ category: 'Order', status: 'Resolved', about: 'order' },
    subject: 'Change the colour of my gele',
    text: 'I chose coral but our group has settled on burnt orange. Is it too late to change?',
    said: [
      ['staff', 'The maker has not cut the fabric yet and has changed it to burnt orange. The price stays the same.'],
      ['customer', 'You are the best!'],
    ],
  },
  {
    ...{ category: 'Try-on', status: 'Pending' },
    subject: 'Try-on stays black on my phone',
    text: 'When I open the virtual try-on, the picture stays black. Other pages are fine. Tecno Camon 20, Chrome.',
    said: [
      [
        'staff',
        'Could you check that Chrome may use the camera: Settings, Site settings, Camera? If it may, please send us a screenshot.',
      ],
    ],
  },
  {
    ...{ category: 'Account', status: 'Closed' },
    subject: 'I changed my phone number',
    text: 'My old number is lost. Please make sure couriers call the new one on my profile.',
    said: [
      [
        'staff',
        'Couriers use the number in the delivery address. Please update it there too, under My Account, Addresses.',
      ],
    ],
    rating: [4, ''],
  },
  {
    ...{ category: 'Delivery', status: 'Closed', about: 'order' },
    subject: 'Deliver to my office instead',
    text: 'I will be at work on delivery day. Can it come to Broad Street, Lagos Island?',
    said: [
      ['staff', 'Yes. We have passed the new address to the courier. They will call you an hour before.'],
      ['customer', THANKS],
    ],
    rating: [5, 'They really called'],
  },
  {
    ...{ category: 'Made to measure and fit', status: 'Open', about: 'order' },
    subject: 'Which length for a floor-length iro?',
    text: 'I am 1.74 m and wear 6 cm heels. Should I give the length with or without shoes?',
  },
  {
    ...{ category: 'Subscription', status: 'Resolved' },
    subject: 'Does Premium renew by itself?',
    text: 'I want to try Premium for one month only. Do I have to cancel it myself?',
    said: [
      [
        'staff',
        'It renews every month until you turn off auto-renew under My Subscription. You keep access until the end of the period you paid for.',
      ],
    ],
    rating: [5, ''],
  },
  {
    ...{ category: 'Order', priority: 'Urgent', status: 'Open', about: 'order' },
    subject: 'Wrong size in the bag',
    text: 'I ordered a UK 14 and received a UK 10. The event is on Sunday. What can we do?',
    said: [
      [
        'staff',
        'We’re very sorry. The maker has a UK 14 ready and can send it by rider today. May they collect the other one at the same time?',
      ],
      ['customer', 'Yes please. I am home until 6.'],
      ['note', 'Rider booked for 3 pm. Charge the trip to the maker.'],
    ],
  },
  {
    ...{ category: 'Payment and refund', status: 'Closed', about: 'payment' },
    subject: 'How long does a refund take?',
    text: 'My cancelled order says refunded, but nothing has arrived on my card.',
    said: [
      ['staff', 'It was sent on Tuesday. Depending on your bank it takes up to ten working days.'],
      ['customer', 'It came today. Thank you.'],
    ],
    rating: [3, 'Could have been faster'],
  },
  {
    ...{ category: 'Other', priority: 'Low', status: 'Closed' },
    subject: 'Do you make uniforms for choirs?',
    text: 'We are a choir of 36 in Ibadan and look for matching robes by Easter.',
    said: [
      [
        'staff',
        'Several of our makers do. Please see the makers in Ibadan and contact two or three with your numbers and date.',
      ],
    ],
  },
  {
    ...{ category: 'Booking', priority: 'High', status: 'Open', about: 'booking' },
    subject: 'Nobody was at the studio',
    text: 'I came at the agreed time and the gate was locked. I waited for thirty minutes.',
    said: [['note', 'Maker does not pick up. Second complaint this month, check before the weekend.']],
  },
  {
    ...{ category: 'Delivery', status: 'Pending', about: 'order' },
    subject: 'Customs asks for a paper in London',
    text: 'The courier wants a proof of value before they release the parcel.',
    said: [
      [
        'staff',
        'Your receipt is under My Orders, “Download receipt”. Please send us their reference number if they want more than that.',
      ],
    ],
  },
  {
    ...{ category: 'Made to measure and fit', status: 'Resolved', about: 'order' },
    subject: 'Zip got stuck at the first wearing',
    text: 'The dress is beautiful, but the zip stopped half-way and will not go up any more.',
    said: [
      [
        'staff',
        'That should not happen. The maker replaces it free of charge within 14 days. Please choose “Alterations” on your order.',
      ],
    ],
  },
  {
    ...{ category: 'Order', status: 'Closed', about: 'order' },
    subject: 'Invoice for my company',
    text: 'Our accountant needs an invoice with the company name for staff outfits.',
    said: [
      ['staff', 'Please reply with the company’s name and address, and we’ll add them.'],
      ['customer', 'Harmattan Foods Ltd, 12 Creek Road, Apapa.'],
      ['staff', 'Done. The new receipt is on your order.'],
    ],
    rating: [4, 'Solved the same day'],
  },
  {
    ...{ category: 'Try-on', priority: 'Low', status: 'Closed' },
    subject: 'Are my photos kept?',
    text: 'I would like to know what happens with the photo I use for the try-on.',
    said: [
      ['staff', 'It never leaves your device. Only a look that you save yourself is stored, and only you can see it.'],
    ],
    rating: [5, 'Reassuring'],
  },
  {
    ...{ category: 'Account', priority: 'High', status: 'Pending' },
    subject: 'I did not log in from Kano',
    text: 'My account shows a device in Kano that I do not know.',
    said: [
      [
        'staff',
        'Please change your password and choose “Log out of all other devices” under Profile. Does the entry still appear after that?',
      ],
    ],
  },
  {
    ...{ category: 'Payment and refund', status: 'Open', about: 'payment' },
    subject: 'Can I pay the balance by transfer?',
    text: 'My card has a daily limit. The balance for the agbada is higher than that.',
  },
  {
    ...{ category: 'Delivery', status: 'Closed', about: 'order' },
    subject: 'Box arrived open',
    text: 'The carton was open on one side. Everything is there, I only want you to know.',
    said: [['staff', 'Thank you for telling us. We have passed it on to the courier.']],
  },
  {
    ...{ category: 'Made to measure and fit', status: 'Open', about: 'order' },
    subject: 'Lost some weight since measuring',
    text: 'My waist is 4 cm smaller than what I sent in. Can the maker still take that into account?',
  },
  {
    ...{ category: 'Subscription', status: 'Open' },
    subject: 'Student discount?',
    text: 'Is there a lower price for students of fashion design?',
  },
  {
    ...{ category: 'Booking', status: 'Resolved', about: 'booking' },
    subject: 'Video call dropped twice',
    text: 'The consultation ended after fifteen minutes. We could not finish the sketches.',
    said: [
      [
        'staff',
        'The designer offers another half hour free of charge. Please pick a time with her in the messages of your booking.',
      ],
    ],
  },
];
