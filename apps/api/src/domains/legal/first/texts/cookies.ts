/** Which cookies and which entries of the browser’s storage there are, by their names. */
export const COOKIES = `We use few cookies, none of them for advertising or following you elsewhere, and none from other companies. What is not necessary is kept only after you agree, and removed when you decline.

## Necessary cookies

- **adunni_basket**: a random number that finds your cart and wishlist while you are not logged in. 180 days.
- **adunni_device**: proves that you have logged in on this device before, so that somebody who guesses passwords elsewhere can’t lock you out. It logs nobody in. 180 days.
- **adunni_consent**: a random number that finds your choice on this page, whether yes or no. 365 days.

- **adunni_partner_device**: only for people in our partner programme: a random number that tells when somebody else logs in to order in the same browser, since partners earn nothing on their own orders. 180 days.

All of them are set by our server and can’t be read by scripts.

## Necessary entries in your browser’s storage

- **adunni.session**: your login, until you log out or it expires.
- **adunni.consent**: a copy of your choice, so that we don’t have to ask the server on every page.
- **theme-mode**: light or dark, once you have chosen.
- **adunni.currency**: the currency of prices, once you have chosen.
- **adunni.destination**: the country to which you have things delivered, once you have chosen. What your checkout goes to is removed when you close the tab.
- **adunni.checkout**, **adunni.booking**, and entries that begin with **measurements:** or **draft:**: what you have typed and not sent yet. Removed when you close the tab.
- **adunni.designs**: the designs that you made in the design studio, so that you find them again on this device. Until you delete them; the 100 that you changed last are kept.
- **adunni.body**: on which drawn body, or of which of your saved measurements, you last saw a garment, once you have chosen.
- **adunni.tries**: which designs you tried on without a connection, until they are counted.
- **pages**, **answers**, **pictures**, **files** and **shell**: pages of the shop that anybody may see and that you have opened, with their pictures and files, so that you can read them again without a connection; **workbox-expiration** notes when. Nothing of your account is among them. Pages go when you log out, the rest once it has not been used for 60 days.
- **react-router-scroll-positions**: how far you had scrolled, so that going back leads to the same place. Removed when you close the tab.
- **adunni.palette**, **adunni.staff-drawer**, **adunni.bookings-calendar** and **adunni.keys**: how makers and our staff have set up their work screens. Customers never have them.

## Preferences: only if you agree

- **adunni.searches**: your last 6 searches, shown to you when you search again. Until you clear them or decline.

## Partners: only if you agree

- **adunni_partner**: a random number that finds whose link you followed to us last, so that they earn a commission when you order. It is set by our server and can’t be read by scripts. When you log in, it is kept with your account instead. 30 days, or until you decline.

## Statistics: only if you agree

- **adunni.device**: a random number, so that your vote on a help article counts once. We store only a fingerprint of it. Without it your vote still counts. Until you decline.

We measure how fast our server answers, and count how often each product’s page is opened in a day, without any number that could recognise you.

## Your choice

You can change it on this page at any time. We log each choice with a random number, the time and the version of this policy, and with your account if you are logged in, to be able to prove it. Your choice holds for a year. If we add a purpose, we ask you again.

## In your browser

Every browser can show and delete what sites have stored, and can refuse it. Without the necessary entries you can still look around, but not log in or order.`;
