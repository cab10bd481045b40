import { callout, type DemoPost, figure, h2, list, maker, p, pictures, service, steps, table } from '../write.ts';

export const MEASURING: readonly DemoPost[] = [
  {
    slug: 'measure-yourself-in-10-minutes',
    title: 'Measure yourself in 10 minutes',
    excerpt: 'A tape, a mirror, a belt and somebody patient: the eleven numbers a tailor asks for, in the right order.',
    cover: 'covers/measure-at-home.webp',
    by: ['kolade-ogunleye'],
    in: ['measuring-and-fitting'],
    tags: ['measurements', 'made to measure'],
    products: ['Plain Kaftan', 'Ankara Shift', 'Senator Crest', 'Corset Gown'],
    daysAgo: 138,
    isFeatured: true,
    document: [
      p(
        'Half of what I alter in a year was sewn well to wrong numbers. The sewing was never the trouble. Somebody had measured over jeans, or pulled the tape until it said what it said in 2019.',
      ),
      p(
        'It takes ten minutes to do properly. You need a soft tape, close-fitting clothes, a mirror, a narrow belt or a piece of ribbon, and a second person. You can manage girths alone. Nobody can measure their own back.',
      ),
      h2('Before the tape comes out'),
      list(
        'Wear what you will wear below the garment. For a gown that means the bra; for trousers, ordinary underwear.',
        'Tie the ribbon around your waist and bend to the side. Where it settles is your waist, whatever your trousers say.',
        'Stand as you stand when nobody is looking. Do not breathe in. The dress will not.',
        'Decide on one unit, inches or centimetres, and stay with it.',
      ),
      h2('Girths: four times around'),
      p(
        'A girth is always level. Turn sideways to the mirror and check the back, because the tape slides down there first. It should turn under one finger without falling.',
      ),
      figure('woman', 'bust-girth'),
      steps(
        '**Bust or chest**: around the fullest part, arms down, breathing out.',
        '**Under-bust**: directly below, for anything with a corset, cups or an empire seam.',
        '**Waist**: where the ribbon is.',
        '**Hip**: around the fullest part of the seat, feet together. It is lower than most people think.',
      ),
      h2('Lengths: straight lines only'),
      p(
        'Now the second person. Find the bone at the tip of each shoulder, and the one at the base of the neck that sticks out when you look down. Mark them with a dot of chalk or an eyebrow pencil.',
      ),
      figure('man', 'shoulder-width'),
      steps(
        '**Shoulder width**: across the back, bone to bone.',
        '**Arm length**: from the shoulder bone, over a slightly bent elbow, to the wrist.',
        '**Shoulder to waist**: from beside the neck, over the chest, to the ribbon. Tailors call it half length.',
        '**Outside leg**: from the ribbon down the side to the ankle, in the shoes you will wear.',
      ),
      callout(
        'warning',
        'Never measure a shirt or a gown you own and call it your body. A garment has ease: four, six, sometimes twenty centimetres of it. If your maker adds ease to ease you will be able to share it.',
      ),
      h2('Three that people forget'),
      p(
        '**Upper arm**, hanging loose, decides whether a fitted sleeve can be danced in. **Neck base** decides whether a senator closes. **Height**, against a wall with a book on your head, is how we catch mistakes: if the half length is a third of your height, somebody slipped.',
      ),
      h2('Check them against each other'),
      table(
        ['If', 'Then'],
        ['The waist is larger than the hip', 'Measure the hip again, lower'],
        ['Two takes differ by more than 1 cm', 'Take a third and keep the two that agree'],
        ['Left and right arm differ', 'Write both; most people’s do'],
        ['The bust is 36 and you are a grown woman', 'You mean inches, so say so'],
      ),
      p(
        'Save them in [your account](/account?section=measurements) rather than in a chat. There a guide shows each line on a figure, asks about numbers that look odd, and keeps the old ones when you measure again. Do that every six months, and after a baby, a wedding diet or a new gym.',
      ),
      h2('When not to do it yourself'),
      p(
        'For a corset, a wedding or a first agbada, let somebody with a thousand bodies behind them hold the tape. It costs less than one alteration.',
      ),
      service('Home measuring in Lagos', 'kolade-and-thread'),
      service('Measuring by video', 'kolade-and-thread'),
    ],
  },
  {
    slug: 'the-fitting-checklist',
    title: 'The fitting checklist',
    excerpt: 'Sit, lift, walk, eat: what to do in the twenty minutes for which a fitting exists.',
    cover: 'covers/fitting-checklist.webp',
    by: ['amara-hart'],
    in: ['measuring-and-fitting'],
    tags: ['fitting', 'bridal', 'corset'],
    products: ['Corset Gown', 'Reception Dress', 'Oleku Iro & Buba', 'George Wrapper & Blouse'],
    daysAgo: 96,
    document: [
      p(
        'A fitting is not a reveal. Nobody should cry, except possibly me. It is twenty minutes in which a garment that is still pinned gets to make its mistakes, and you get to find them while they cost a seam and not a weekend.',
      ),
      p(
        'Most people stand in front of the mirror, say “it’s fine”, and take it off. Then they sit down at the reception. So here is the list that hangs in our fitting room.',
      ),
      h2('Bring the day with you'),
      list(
        'The shoes. A hem is cut for one heel, and two centimetres are the difference between sweeping and tripping.',
        'The underwear, and the shapewear if there will be any. A waist moves by four centimetres with it.',
        'The beads or the necklace, since they decide where a neckline may end.',
        'The head. If you will wear gele, tie a scarf of about its height, and see whether you can still turn.',
        'One person whose opinion you trust. Not five.',
      ),
      h2('First, stand still'),
      p(
        'Look at the side seams before you look at your face. They hang straight down or something is wrong above them. Then look for lines:',
      ),
      table(
        ['What you see', 'What it usually means'],
        ['Lines that pull from the bust to the armhole', 'Too little across the bust'],
        ['Folds that lie across the back waist', 'The back is too long'],
        ['Lines that smile below the seat', 'Too little across the hip'],
        ['A gap at the neck when you lean', 'The neckline wants a dart or a tape'],
        ['A shoulder seam that slides back', 'The front is too short, often for a full bust'],
      ),
      pictures([
        'products/corset-gown/2.webp',
        'The bodice carries the gown. If you can slip a flat hand in at the top, it is right; a fist is too much.',
      ]),
      h2('Then move'),
      p('This is where fittings earn their name. Do all of it, even if you feel silly.'),
      steps(
        '**Sit down**, properly, for a whole minute. Bones that dig in now will have you standing through dinner.',
        '**Lift both arms** as if somebody sprayed you with money. See what the hem and the bodice do.',
        '**Hug the tailor.** Back seams split in hugs, not on runways.',
        '**Walk a staircase**, up and down. Hold the skirt as you would on the day.',
        '**Breathe in and laugh.** If you cannot laugh, we have closed it too far.',
        '**Bend and pick something up.** There will be children.',
        '**Go to the bathroom**, or at least rehearse it. Ask where the zip ends.',
      ),
      callout(
        'tip',
        'Film yourself from behind while you walk. It shows in ten seconds what a mirror cannot, and you can send it to a maker who is in another city.',
      ),
      h2('Say it in numbers'),
      p(
        '“A bit tight” tells me nothing. Pinch what is too much and measure the fold; say where you feel what is too little, and when: sitting, lifting, always. Let the tailor pin it, move again, and only then agree. Ask to have it written down. With us every change goes into the order, where you can read it too.',
      ),
      h2('What a fitting cannot do'),
      p(
        'It cannot turn a mermaid into an A-line. It cannot add cloth where a seam has none; that is why a good workshop leaves two centimetres inside and shows them to you. And it cannot happen the evening before. Three weeks ahead is comfortable, ten days is possible, two days is prayer.',
      ),
      p(
        'If you lose or gain more than two kilos between the last fitting and the day, call. An hour on Thursday is kinder than a pin on Saturday.',
      ),
      service('Toile fitting for a corset', 'amara-cut-and-fit'),
      maker('amara-cut-and-fit'),
    ],
  },
];
