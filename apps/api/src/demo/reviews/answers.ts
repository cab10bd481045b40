/** What makers of the demo answered, by product and author; `days` after the review. */
export const demoAnswers: readonly (readonly [slug: string, author: string, days: number, text: string])[] = [
  [
    'auto-gele',
    'Jumoke A.',
    1,
    'You were right to send it back. We have since cut a wider band for locs and braids; write to us before you order and we will set one aside.',
  ],
  [
    'bridal-set',
    'Tara A.',
    2,
    'Thank you, Tara. Openwork is slow, and we would rather say so twice than be late once.',
  ],
  ['clutch', 'Clara P.', 3, 'The next batch has a strap with two more holes. Thank you for saying so.'],
  [
    'eko-agbada',
    'Chidi N.',
    2,
    'Bring it by when you are next in Yaba and we will take the two centimetres up while you wait.',
  ],
  [
    'groom-etu-agbada',
    'Kunle M.',
    1,
    'We measured that neck over a shirt, which was our mistake. We ask for it bare now. Long life to you both.',
  ],
  [
    'senator-crest',
    'Musa I.',
    1,
    'Three centimetres is not a tolerance, it is an error, and we are sorry for the week it cost you. Your sleeve is corrected on our card.',
  ],
  ['buba-and-sokoto', 'Peter O.', 4, 'A customer who reads the care card! May your indigo outlive us all.'],
  [
    'isiagu-set',
    'Kenneth M.',
    2,
    'Fair. We added a line on the size guide for broad chests, with your words nearly unchanged.',
  ],
  ['jumpsuit', 'Nike W.', 3, 'For 175 cm and above we now lengthen the body on request, at no charge.'],
  [
    'corset-gown',
    'Zainab M.',
    1,
    'The second lacing is in every corset since yours. Thank you for coming back to us first.',
  ],
  [
    'oleku-iro-and-buba',
    'Yetunde O.',
    2,
    'We now leave three centimetres at the armhole. Send the buba and we will let it out.',
  ],
  ['onyonyo', 'Ekaette B.', 5, 'Tell your grandmother that her opinion of our gores hangs framed in the workroom.'],
  ['shift-dress', 'Helen M.', 2, 'It is cut with room to sit down. Glad that the smaller one found you.'],
];

/** Which customers of the demo added pictures, by product and author; a name is a picture of that product. */
export const demoPhotos: readonly (readonly [slug: string, author: string, ...names: string[]])[] = [
  ['boubou-adire', 'Joanna R.', '2', '3'],
  ['boubou-adire', 'Morenike S.', 'teal'],
  ['shift-dress', 'Lola F.', '2'],
  ['eko-agbada', 'Olumide A.', '2', '3'],
  ['groom-etu-agbada', 'Femi O.', '2'],
  ['corset-gown', 'Ibiso D.', '3', '2'],
  ['oleku-iro-and-buba', 'Ronke I.', '2'],
  ['bridal-set', 'Oyinkan S.', '2'],
  ['ankara-6-yards', 'Gifty A.', '2', '3'],
  ['isiagu-set', 'Obinna C.', '3'],
  ['girls-flare', 'Esther P.', '2'],
  ['senator-crest', 'Daniel E.', '2'],
];

/** What a customer of the demo reported, so that staff find something to decide. */
export const demoReport = {
  slug: 'reception-dress',
  author: 'Kemi L.',
  reason: 'off-topic',
  text: 'This is about the DJ rather than the dress.',
} as const;
