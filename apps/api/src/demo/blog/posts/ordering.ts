import {
  callout,
  type DemoPost,
  h2,
  list,
  maker,
  p,
  pictures,
  product,
  quote,
  service,
  steps,
  table,
} from '../write.ts';

export const ORDERING: readonly DemoPost[] = [
  {
    slug: 'senator-or-kaftan',
    title: 'Senator or kaftan?',
    excerpt:
      'They share trousers and little else. Cut, cloth, collar and occasion, from somebody who has sewn both for twenty years.',
    cover: 'covers/senator-or-kaftan.webp',
    by: ['kolade-ogunleye'],
    in: ['choosing-and-ordering'],
    tags: ['menswear', 'senator', 'kaftan'],
    products: ['Senator Crest', 'Plain Kaftan', 'Embroidered Kaftan', 'Gobi Fila'],
    daysAgo: 33,
    document: [
      p(
        'Twice a week a man walks in and asks for “native”. I ask: senator or kaftan? He says: the normal one. So we have tea, and I explain.',
      ),
      h2('The short answer'),
      table(
        ['', 'Senator', 'Kaftan'],
        ['Length of the top', 'Mid-thigh', 'Below the knee, or to the ankle in the North'],
        ['Cut', 'Close to the body, darted or shaped at the side', 'Straight from the armhole, with side vents'],
        ['Shoulder', 'Set-in sleeve, sharp', 'Set-in but soft, sometimes dropped'],
        ['Cloth', 'Cashmere suiting, polished cotton', 'Atiku, shadda, guinea brocade, linen'],
        ['Decoration', 'A crest, piping, one clever placket', 'None, or a panel of embroidery'],
        ['Cap', 'Optional', 'Usual, and for Jumat expected'],
        ['Says', 'I have a meeting', 'I have arrived'],
      ),
      h2('Where they come from'),
      p(
        'The kaftan came down with trade and prayer and is at home from Dakar to Kano. It was made for heat: nothing touches the body, and air goes in at the vents and out at the neck. The senator is a child of Abuja in the nineties. Politicians wanted something that was not a suit and would not be mistaken for an agbada; their tailors shortened the kaftan, gave it a suit’s shoulder, and cut it in suiting.',
      ),
      pictures(
        ['products/senator-crest/1.webp', 'Senator: the shoulder does the work.'],
        ['products/plain-kaftan/1.webp', 'Kaftan: the fall of the cloth does.'],
      ),
      h2('Which suits you'),
      list(
        '**You are short**: senator. A long kaftan takes five centimetres from your legs.',
        '**You carry a stomach**: kaftan. A senator has to be cut over it, and buttons are honest.',
        '**You are broad and tall**: either; but ask for a deeper vent in the kaftan, or you will walk like a door.',
        '**You sit all day**: kaftan in atiku. Suiting shines at the seat within a year.',
        '**You are a guest at a wedding**: look at the hour. Before two, kaftan. After six, senator.',
      ),
      h2('What to look at'),
      p(
        'On a **senator** look at the placket. It should lie flat when you sit, with the buttons exactly in the middle, and the last one at the height of your lowest rib. Then at the collar: two fingers of room, no more, and the stand must not show above a jacket. Then at the trousers. Slim is not tight; you should be able to put your foot on a chair.',
      ),
      p(
        'On a **kaftan** look at the side seam from armhole to hem. It is one straight line. If it swings to the front the shoulder was cut too square for you, and no iron will help. Embroidery should be finished before the neck is closed, so that the facing covers its back. Put a hand inside: if it scratches, it was done afterwards.',
      ),
      quote('A good placket takes forty minutes. I unpicked my first fifty.'),
      h2('If you can have only one'),
      p(
        'Take a plain kaftan in sand or grey atiku, cut to just below the knee, with trousers that also go with a shirt. It works on Friday, at a naming, in the office and on a plane. When that one is worn at the elbows you will know what you want of a senator.',
      ),
      product('Plain Kaftan'),
      callout(
        'tip',
        'Send your tailor a photo of shoes. Trousers for loafers and trousers for sandals are two centimetres apart.',
      ),
      maker('kolade-and-thread'),
      service('Studio measuring', 'kolade-and-thread'),
    ],
  },
  {
    slug: 'what-a-deposit-covers',
    title: 'What a deposit covers',
    excerpt:
      'Cloth, a place in the queue, and the courage to cut: where your first payment goes, and what happens to it if plans change.',
    cover: 'covers/what-a-deposit-covers.webp',
    by: ['bisi-afolabi', 'kolade-ogunleye'],
    in: ['choosing-and-ordering'],
    tags: ['deposits', 'made to measure', 'ordering'],
    products: ['Eko Agbada', 'Bridal Aso-oke Set', 'Corset Gown', 'Senator Crest'],
    daysAgo: 26,
    document: [
      p(
        'Ask ten tailors what a deposit is for and nine will say: so that the customer comes back. The tenth keeps books. We asked her, and a few others, to open them.',
      ),
      h2('Where it goes'),
      p(
        'Take an agbada of ₦240,000, of which a deposit of 60% is ₦144,000. This is roughly how a workshop in Yaba spends it before you see a stitch:',
      ),
      table(
        ['What', '₦', 'When'],
        ['Ten yards of brocade, lining, interfacing', '78,000', 'In the first week'],
        ['Thread, buttons and cords for embroidery', '9,000', 'In the first week'],
        ['The embroiderer, half in advance', '30,000', 'In the second week'],
        ['Pattern and cutting', '15,000', 'In the second week'],
        ['Diesel, rent, and the place in the queue', '12,000', 'All the while'],
      ),
      p(
        'Nothing of it is profit. That, and most of the wages, is in the balance, which you pay when the garment is ready. A maker who asks for all of it first may be perfectly honest; but a maker who asks for none is paying for your cloth with somebody else’s deposit, and some day that somebody will be you.',
      ),
      h2('What it does not buy'),
      list(
        '**A promise of a date nobody wrote down.** Look for “ready by” in the order.',
        '**A change of mind after cutting.** The cloth is in forty pieces, in your shape.',
        '**A second design.** If you want to change more than a neckline, ask what it costs first.',
      ),
      h2('How it works here'),
      steps(
        'At checkout you choose between paying in full and paying a deposit, where made-to-measure items come to enough. You see both sums before you decide.',
        'The money comes to us and not to the maker. When your fabric is cut, part of it is released for materials.',
        'When the garment is ready you are asked for the balance, and told the last day for it.',
        'What is left of the deposit goes to the maker when your order has been delivered.',
      ),
      p(
        'The percentages and days are in the help centre, under [deposits and balances](/support/help-center/deposits-and-balances), where they are always today’s.',
      ),
      callout(
        'note',
        'Until cutting you can cancel and get everything back, the deposit too. That is why the stage called cutting is the one to watch, and why makers photograph it.',
      ),
      h2('If plans change'),
      p(
        'Weddings move. Fathers fall ill. The visa does not come. Write to your maker at once, even if you are embarrassed. Before cutting it costs nobody much. After it, most makers will rather move a date than keep a deposit: a finished agbada that waits is better than an angry message and an empty hanger.',
      ),
      p(
        'If it is the maker who cannot keep the date, you need not argue about who owes what. We see the order, the dates and the photos, and refund what was not done.',
      ),
      quote('I don’t cut for people. I cut for measurements and a deposit. That is how I can afford to like people.'),
      h2('Five questions before you pay one'),
      list(
        'What is the total, and what exactly is in it: lining, cap, delivery?',
        'On which day is it ready, and how much later do I have to leave for alterations?',
        'Whose measurements are you using, and when were they taken?',
        'Until when may I change the design?',
        'Who do I write to when I am worried?',
      ),
      p('If all five have an answer in writing, the percentage hardly matters.'),
      product('Eko Agbada'),
    ],
  },
];
