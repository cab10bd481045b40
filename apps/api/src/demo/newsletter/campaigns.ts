import type { CampaignForm } from '@adunni/contracts/newsletter/forms';

/** Who reads the demo’s newsletter: in Nigeria, in West Africa and in the diaspora. */
export const READERS = [
  'folake.adeyemi@mail.example',
  'chidinma.okeke@post.example',
  'yetunde.akande@mail.example',
  'ibrahim.sani@inbox.example',
  'amara.nwachukwu@mail.example',
  'kofi.mensah@post.example',
  'hauwa.bello@mail.example',
  'temitope.ojo@inbox.example',
  'ngozi.umeh@post.example',
  'ama.boateng@mail.example',
  'bukola.fashola@mail.example',
  'emeka.anyanwu@inbox.example',
  'zainab.yusuf@post.example',
  'tolu.ogunleye@mail.example',
  'efua.asante@mail.example',
  'uche.igwe@post.example',
  'ronke.balogun@inbox.example',
  'musa.abdullahi@mail.example',
  'ifeoma.eze@mail.example',
  'segun.alabi@post.example',
  'adaeze.obi@mail.example',
  'nana.owusu@inbox.example',
  'titilayo.bakare@mail.example',
  'blessing.effiong@post.example',
  'kemi.lawal@mail.example',
  'obinna.nnamdi@inbox.example',
  'fatou.diop@post.example',
  'simisola.coker@mail.example',
  'aisha.garba@mail.example',
  'dele.odukoya@post.example',
  'nkechi.opara@inbox.example',
  'abena.darko@mail.example',
  'gbenga.salami@mail.example',
  'halima.suleiman@post.example',
  'modupe.thompson@mail.example',
  'chukwudi.agu@inbox.example',
  'ireti.akinola@post.example',
  'patience.udoh@mail.example',
  'wale.adebisi@mail.example',
  'mariama.conteh@post.example',
  'oluchi.nwosu@inbox.example',
  'sade.williams@mail.example',
] as const;

/** Pages on which they subscribed. */
export const SOURCES = ['/', '/products', '/makers/adewura-atelier', '/', '/cart', '/makers'] as const;

/** What the pieces below the emails are called in the demo’s catalogue. */
export const PICKS = ['Auto-gele', 'Aso-oke Clutch', 'Coral-style Beads', 'Reception Dress'];

type Written = Omit<CampaignForm, 'productIds'>;

export const SENT: Written = {
  subject: 'Before the harmattan: what the looms have been doing',
  preheader: 'Aso-oke from Iseyin, gele that ties itself, and a date to order by.',
  body: [
    '# The last cloth before December',
    'The weavers in Iseyin have finished the strips for this season, and our makers have cut the first of them. If you are planning for December, this is the month to be measured: most workshops take three to four weeks for a made-to-measure piece, and they fill up.',
    '# Order by the 28th',
    'What is ordered by the 28th of this month will be with you before the weddings begin, in Lagos, Accra and London alike. [See what is ready to wear](/products), or [choose a maker](/makers) and begin with a conversation.',
    'With thanks for reading,\nHalima, for all of us at Adunni',
  ].join('\n\n'),
};

export const DRAFT: Written = {
  subject: 'Aso-ebi without the arguments',
  preheader: 'Forty guests, one cloth, and nobody chasing anybody.',
  body: [
    '# One cloth, forty guests',
    'Choosing the cloth is the easy part. Here is how three families had their aso-ebi sewn this year without a single spreadsheet, and what their tailors wish that they had been told earlier.',
    '[Find a maker who takes groups](/makers)',
  ].join('\n\n'),
};
