import { FacebookIcon, InstagramIcon, WhatsappIcon, XIcon } from '../icons.tsx';

/** Where a person writes to us and is answered. */
export const WHATSAPP = 'https://wa.me/2348000236864';

/** Where else we are found. */
export const SOCIAL = [
  { name: 'Instagram', href: 'https://www.instagram.com/adunni.house', icon: <InstagramIcon /> },
  { name: 'WhatsApp', href: WHATSAPP, icon: <WhatsappIcon /> },
  { name: 'X', href: 'https://x.com/adunnihouse', icon: <XIcon /> },
  { name: 'Facebook', href: 'https://www.facebook.com/adunni.house', icon: <FacebookIcon /> },
];
