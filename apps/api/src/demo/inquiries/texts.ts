import type { InquiryKind, PrivacyRequest } from '@adunni/contracts/inquiries/kinds';
import type { InquiryStatus } from '@adunni/contracts/inquiries/statuses';
import type { TicketCategory } from '@adunni/contracts/support/kinds';

/** An inquiry of the demo. */
export interface DemoInquiry {
  kind: InquiryKind;
  name: string;
  email: string;
  subject: string;
  text: string;
  category?: TicketCategory;
  request?: PrivacyRequest;
  status: InquiryStatus;
  /** Days ago that it was sent. */
  age: number;
  /** What staff answered. */
  answer?: string;
  spam?: readonly string[];
}

/** What people without an account wrote, from the latest on. */
export const DEMO_INQUIRIES: readonly DemoInquiry[] = [
  {
    ...{ kind: 'Support', category: 'Made to measure and fit', status: 'Open', age: 0.1 },
    ...{ name: 'Chiamaka Nwankwo', email: 'chiamaka.nwankwo@example.com' },
    subject: 'Can a maker measure me over a video call?',
    text: 'I live in Enugu and have never ordered made-to-measure clothing. Is a video call enough for a fitted gown, or do I need to come to Lagos?',
  },
  {
    ...{ kind: 'Support', category: 'Delivery', status: 'Open', age: 0.4 },
    ...{ name: 'Kwame Mensah', email: 'kwame.mensah@example.com' },
    subject: 'Delivery to Accra before Christmas',
    text: 'I would like two matching agbadas for Christmas Day. What is the last day to order, and who pays customs?',
  },
  {
    ...{ kind: 'General', status: 'Open', age: 0.8 },
    ...{ name: 'Yetunde Alabi', email: 'yetunde@lagosstyle.example' },
    subject: 'Interview for Lagos Style',
    text: 'We are preparing a feature on makers of aso-oke and would love to talk to two of your workshops in Iseyin. Could you put us in touch by the end of next week?',
  },
  {
    ...{ kind: 'Privacy', request: 'Deletion', status: 'Open', age: 26 },
    ...{ name: 'Helen Okafor', email: 'helen.okafor@example.com' },
    subject: 'Deletion request',
    text: 'I booked a fitting for my sister last year and gave you my phone number. Please delete everything you hold about me.',
  },
  {
    ...{ kind: 'Support', category: 'Payment and refund', status: 'Answered', age: 1.6 },
    ...{ name: 'Tobi Adesina', email: 'tobi.adesina@example.com' },
    subject: 'Charged twice at checkout',
    text: 'My bank shows two payments for the same wrapper set. I ordered as a gift for my mother and have no account.',
    answer:
      'Thank you for telling us. The second payment was released by your bank’s provider this morning and shows on your statement within five working days.',
  },
  {
    ...{ kind: 'General', status: 'Answered', age: 2.2 },
    ...{ name: 'Ruth Bassey', email: 'ruth.bassey@example.com' },
    subject: 'Visiting your studio in Ikoyi',
    text: 'Can I come without an appointment to see fabrics, or do I have to book?',
    answer:
      'You’re welcome without an appointment during our opening hours. For measuring, please book a time under Services.',
  },
  {
    ...{ kind: 'Support', category: 'Account', status: 'Open', age: 2.7 },
    ...{ name: 'Musa Ibrahim', email: 'musa.ibrahim@example.com' },
    subject: 'No confirmation email after registering',
    text: 'I registered twice with this address and no email has come, not even in spam. Could you look into it?',
  },
  {
    ...{ kind: 'Support', category: 'Order', status: 'Closed', age: 4.1 },
    ...{ name: 'Grace Effiong', email: 'grace.effiong@example.com' },
    subject: 'Sending an order as a gift',
    text: 'Can you leave the invoice out of the parcel and add a card?',
    answer:
      'Yes. Please write to the maker in the messages of your order: they leave the invoice out and add your card.',
  },
  {
    ...{ kind: 'Privacy', request: 'Access', status: 'Answered', age: 9 },
    ...{ name: 'Daniel Hughes', email: 'daniel.hughes@example.com' },
    subject: 'Access request',
    text: 'Please send me a copy of the data that you hold about this email address.',
    answer:
      'We have received your request. To protect your data, please reply with the date of your last booking so that we can confirm who you are.',
  },
  {
    ...{ kind: 'General', status: 'Closed', age: 6.5 },
    ...{ name: 'Ngozi Umeh', email: 'ngozi@umehtextiles.example' },
    subject: 'Supplying hand-dyed adire',
    text: 'We dye adire in Abeokuta and would like to supply your makers. Whom can we send samples to?',
    answer:
      'Please send samples to our address in Ikoyi, for the attention of the fabric team. We’ll come back to you within two weeks.',
  },
  {
    ...{ kind: 'Support', category: 'Booking', status: 'Closed', age: 8.3 },
    ...{ name: 'Amina Bello', email: 'amina.bello@example.com' },
    subject: 'Booking for a group of six',
    text: 'We are six bridesmaids and want to be measured on one afternoon. Is that possible?',
    answer: 'It is. Please book six times in a row with the same provider, and mention each other in your notes.',
  },
  {
    ...{ kind: 'Support', category: 'Subscription', status: 'Closed', age: 11.2 },
    ...{ name: 'Femi Ogunleye', email: 'femi.ogunleye@example.com' },
    subject: 'Is the virtual try-on included?',
    text: 'Before I register: is the virtual try-on part of the monthly plan, and can I cancel at any time?',
    answer:
      'The page Subscription plans says what each plan includes. You can cancel at any time; your plan then runs until the end of the period that you paid for.',
  },
  {
    ...{ kind: 'General', status: 'Closed', age: 15 },
    ...{ name: 'Oluwaseun Dada', email: 'seun.dada@example.com' },
    subject: 'Apprenticeship with a tailor',
    text: 'I finished my training in Ibadan and would like to work with one of your workshops. Where do I apply?',
    answer:
      'Thank you for your interest. Workshops hire for themselves: you find them under Makers and can write to each of them.',
  },
  {
    ...{ kind: 'General', status: 'Spam', age: 1.1 },
    ...{ name: 'Mark', email: 'mark@rank-first.example' },
    subject: 'SEO for your shop',
    text: 'We get you on the first page of Google with quality backlinks. See https://rank-first.example and https://rank-first.example/prices',
    spam: ['2 links (20)', 'Words of sales emails: seo, first page of google, backlinks (90)'],
  },
  {
    ...{ kind: 'Support', category: 'Other', status: 'Spam', age: 3.4 },
    ...{ name: 'Best Offer', email: 'offer@cheap-pills.example' },
    subject: 'Hello dear',
    text: 'https://cheap-pills.example',
    spam: ['A hidden field was filled in (100)'],
  },
];
