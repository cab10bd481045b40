/** How accessible the site is and how that is known. */
export const ACCESSIBILITY = `We want everybody to be able to shop, book and sell here. Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.

## What we test

Each change to our software is tested before it goes live:

- **Automatic checks** with axe on the main pages, most of them at a desk and on a phone. A serious finding stops the change.
- **Keyboard**: menus, search, dialogs and lists are used without a mouse. The focus returns to where it was.
- **Text at 200%**: the main pages are checked on a phone, so that nobody has to scroll sideways.
- **Forced colours**: buttons and fields are checked to stand out from the page in a high-contrast mode.
- **Less motion**: with this setting of your device, nothing moves that does not have to.
- **Light and dark**: each kind of page is compared with how it should look in both, and the contrast of the main pages is checked in both.

Pages show their content before scripts have loaded, and forms keep what you typed when something fails.

## What does not work well yet

- Photos that customers and makers upload have only the description that their author gave them.
- Some wide tables for makers and staff scroll sideways on a phone. They can be scrolled with the keyboard.
- The page of our payment provider is not ours. If you can’t use it, write to us, and pay another way.
- We have not yet had the site assessed by an independent organisation, or tested with every screen reader.

## Report a barrier

Tell us what you wanted to do, on which page, and what you use: a screen reader, a magnifier, the keyboard. Open a [support ticket](/support/tickets/create) and begin the subject with “Accessibility”. We answer by email and tell you what we will do. Until it is fixed, our staff do it for you.

If you are not content with our answer, you can turn to the authority that is responsible where you live: in Nigeria the National Commission for Persons with Disabilities, in the UK the Equality Advisory and Support Service.`;

/** What people can do about their data, and where. */
export const GDPR = `The Nigeria Data Protection Act 2023, the EU GDPR and the UK GDPR give you much the same rights. Here is how to use each of them. It costs nothing.

## See and download your data

Open **Privacy** in [your account](/account) and choose **Download my data**. You get one file (JSON) at once, with your profile, addresses, measurements, devices, orders, bookings, messages, tickets, reviews, subscriptions, celebrations, festival reminders, try-ons, votes on help articles, which terms you accepted and what you chose about cookies. It is also the file to take elsewhere (portability).

## Correct your data

- Name, phone and photo: [your profile](/profile).
- Addresses and measurements: [your account](/account).
- Reviews: you can edit them for 30 days.

What you can’t change yourself, we change for you: open a [support ticket](/support/tickets/create).

## Delete your account

Open **Privacy** in [your account](/account) and choose **Delete my account**. For 14 days you can change your mind. Then we delete your name, email, phone, photo, addresses, measurements, devices, messages, tickets, reviews, cart, wishlist, drafts of celebrations, festival reminders, try-ons, saved looks and votes on help articles. Records of purchases stay as figures that no longer name you, because the law asks us to keep the books.

Orders, bookings and refunds that are open have to be finished first. The page names them.

## Delete measurements and photos only

Under **Measurements** in [your account](/account) you can delete any profile. The copy with an order is deleted 12 months after it ended, or with your account. Your profile photo can be removed in [your profile](/profile).

## Withdraw consent or object

- Cookies: [change your choice](/cookies#your-choice).
- Newsletter: the link at the end of each one, without logging in.
- Other emails: **Notifications** in [your account](/account).
- Anything else that we base on our legitimate interest: open a [support ticket](/support/tickets/create), or use the form below, and tell us why.

## If you declined our terms

Your orders, your download and the deletion of your account stay open to you.

## How long we take

Downloading and deleting work by themselves, at once. Everything else we answer within 30 days. We may ask you to prove who you are, so that nobody else gets your data.

## Complain

- Nigeria: Nigeria Data Protection Commission, ndpc.gov.ng
- EU: the data protection authority of your country
- UK: Information Commissioner’s Office, ico.org.uk`;
