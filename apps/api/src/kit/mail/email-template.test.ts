import { expect, it } from 'vitest';
import { renderEmail } from './email-template.ts';

it('shows what was ordered with its picture, its words escaped, and says it in the text', () => {
  const picture = { url: '/media/1', alt: 'Agbada as chosen: “Ivory” & <gold>' };
  const { html, text } = renderEmail(
    {
      ...{ subject: 'Your order', greeting: 'Dear Ada,', paragraphs: ['Thank you.'] },
      pieces: [
        { label: '2 × Agbada', value: '₦240,000', picture },
        { label: '1 × Cap', value: '', picture: null },
      ],
    },
    'https://shop.example',
  );
  expect(html).toContain(
    '<img src="https://shop.example/media/1/160.jpg" alt="Agbada as chosen: “Ivory” &amp; &lt;gold&gt;"',
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(text).toContain('2 × Agbada: ₦240,000\n1 × Cap\n');
});
