/** What is kept of people, why and for how long, after who is responsible for it. */
export const privacyOf = (controller: string): string => `${controller}

What follows describes what our software does, under the Nigeria Data Protection Act 2023 (NDPA), the EU GDPR and the UK GDPR.

## What we keep, and why

- **Your account**: name, email, phone, profile photo, password in a form that nobody can read, currency of prices. To run your account (contract).
- **Devices**: the type of device, the network address and the time of each login. To show you where you are logged in and to stop guessed passwords (legitimate interest in security).
- **Addresses and orders**: what you ordered, where it goes, what you paid and what was refunded, and a fingerprint of the card. To deliver it (contract) and to keep the books (legal obligation).
- **Measurements**: the profiles that you enter, and a copy with each order. To make clothes that fit (contract). We ask for nothing about your health.
- **Bookings**: time, place, your notes and photos, and the name and phone of who comes if that is somebody else (contract).
- **Messages, support tickets, inquiries and reviews**: what you write and attach, also by email (contract). Reviews are public with your first name and the initial of your last.
- **Aso-ebi celebrations**: what you write as a host: occasion, names of those who celebrate, day, town, story, groups with their coordinators, packages, where sets are handed over, and your list of guests; of guests, also without an account, name, phone, email if you give one, what you answered, ordered and paid, sizes or measurements, and where sets go (contract).
- **Planning**: what you tell us of a celebration that we plan, with cultures and faith only if you name them (consent); proposals, messages, files, vendors, tasks and payments (contract).
- **Festival reminders**: which festivals you want to be reminded of, and how many days before (consent).
- **Subscriptions**: plan, invoices, uses of counted features, and a token of your card from our payment provider. We never see or keep card numbers (contract).
- **Virtual try-on**: which designs you tried on, when, on what kind of device, how long it took and what came of it (contract). Photos stay on your device: they are never sent to us. Only a look that you save to your account is: its picture and the designs in it (consent). Nobody but you can see it. If you choose to share how far an estimate was from your own measurement, we keep that difference with your profile (consent).
- **Design studio**: designs that you save to your account, links to them, and what you and makers wrote, offered and agreed on when you asked for one (contract). Makers whom you ask see the design, your words and your name. A design that you choose for a celebration is copied into it: its guests and makers see it and what you called it. A published design is public with your first name.
- **Cart and wishlist**: also of visitors, under a random number that names a cart and no person (contract).
- **Newsletter**: your email address, if you subscribed (consent). Each newsletter has a link to unsubscribe.
- **Notifications and emails**: what we told you, and which emails you want (contract).
- **Terms and cookies**: which terms you accepted and when, and what you chose about cookies (legal obligation to prove it).
- **Blog authors**: the name, role and biography of people who write for our blog, until they leave or ask us to remove them (legitimate interest in saying who wrote a post). How often a post is read is counted by day and by the website that led there, without who read it.
- **Job applications**: when you apply for one of our open positions, also without an account: name, email, phone number, your CV and pictures of your work, your answers, what we note, decide and write to you, and when we talk to you (steps before a contract, with your consent). Only staff read them.
- **Partner programme**: as a partner: the name, site and words that you give, how you recommend us, your bank account, what you earned and were paid (contract), and that somebody else logged in in your browser, since nobody earns on their own orders (legitimate interest in fair pay). As a customer: whose link you followed to us last, if you agreed to that (consent); partners see that an order came, never whose.
- **Votes on help articles**: your vote, the reason and comment you give with it, and a fingerprint of your account or device, so that you count once (legitimate interest in better articles).
- **How you set up your screens**: columns, filters and views that makers and staff save for their lists (contract).
- **Makers, in addition**: identity documents, photos of the workshop, CAC registration or a guarantor’s letter, and a bank account. To check who sells here and to pay them (contract, legal obligation).
- **Staff actions**: who of our staff changed what, in a log that can’t be changed (legitimate interest in security).

We use no advertising, no profiling and no automated decisions about you. We sell no data.

## How long

- Your account and what belongs to it: until you delete it. Deletion takes effect after 14 days, in which you can change your mind.
- Ended logins: 30 days. Links in emails work for 48 hours to confirm an address, 1 hour to set a password and 7 days to confirm the newsletter.
- Measurements copied with an order or booking: 12 months after it ended. Every view of them by a maker is logged.
- Drafts of celebrations: until you delete them, or with your account. An account whose celebration is open to guests can be deleted once it has ended.
- What guests ordered for a celebration: as long as the celebration is kept; once you delete your account, it no longer names you.
- Celebrations that we plan: with your account. What was agreed and paid stays as figures.
- Festival reminders: until you turn them off.
- Votes on help articles: until you delete your account. A visitor’s vote names nobody.
- Which designs you tried on: {{tryOnKeptDays}}. Differences of estimates that you shared: with the measurement profile they belong to.
- Saved looks of the virtual try-on: until you delete them.
- Designs: until you delete them, and a day longer so that you can restore them. What you asked makers: with your account; of what became an order, your words go and the garment stays. What a celebration or a product was made of a design stays with that; what you called the design of a celebration goes with your account.
- Applications for our open positions: until 12 months after our decision, or after the position closed if we made none; that there was one stays, without who it was. Withdrawn ones likewise.
- Whose link you followed: 30 days after the last time. Who logs in in a partner’s browser: 180 days.
- A visitor’s cart: 180 days after it was last used.
- Notifications: 90 days after you read them.
- A photo that was uploaded and never used: removed within days.
- A retry key of an order: 7 days.
- Inquiries, and tickets of people without an account: a year after we dealt with them; requests about personal data, three years; spam, 30 days.
- Financial records: kept as figures. After you delete your account they no longer name you.
- Under which terms you ordered: kept with the order. It points to an account that no longer says who you were.

## Who receives it

- **The maker of your order or booking**: name, what you ordered, measurements, and the address where they deliver. Tailors who sew a part see items, measurements and the date, not your address or messages.
- **The host of a celebration that you order for**: your name, phone, what you ordered and whether it is paid, if they or whom they let help may see it; never your measurements. **Its maker**: name, sets, sizes and measurements.
- **Our payment provider, Paystack**: email, amount and reference, to take payments, refunds and payouts.
- **The providers of our servers and email**, who work on our instructions.
- **Courts and authorities**, where the law obliges us.

Where data leaves Nigeria, the EU or the UK, we rely on an adequacy decision or on standard contractual clauses.

## How we protect it

Connections are encrypted. Passwords are stored with Argon2. Measurements are loaded only when somebody asks for them. Documents, attachments and private photos can be opened only by those they were sent to. Staff see what their work needs, and what they change is logged.

## Your rights

You can see, download, correct and delete your data, restrict or object to its use, and withdraw consent. [Your data rights](/gdpr) says how, step by step. You can complain to the Nigeria Data Protection Commission, to the authority of your EU country, or to the UK Information Commissioner’s Office.

## Children

Accounts are for adults, or with a guardian’s permission. Children’s measurements are entered by a parent or guardian in their own account.

## Contact

Write to us by a [support ticket](/support/tickets/create). Choose Account, and we pass it to whoever looks after data protection. Without an account, use the form on [Your data rights](/gdpr).`;
