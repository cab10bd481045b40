import { describe, expect, it } from 'vitest';
import { productFilters } from './catalog/catalog.ts';
import { placement } from './checkout/forms.ts';
import { dayIn, line, momentIn, personName, prose } from './fields.ts';
import { getMaker } from './makers/makers.ts';
import { toKobo } from './money.ts';
import { newsletterForm } from './newsletter/newsletter.ts';
import { schemasOf } from './schemas.ts';

describe('what comes from outside', () => {
  it('is not matched against a pattern when it is too long', () => {
    const { error } = newsletterForm.safeParse({ email: `a@${'.'.repeat(300)}@` });
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  it.each([line(80), prose(80)])('holds no half characters and no zero bytes', (text) => {
    for (const hostile of ['\ud800', 'a\udfff', '\ude00\ud83d', 'a\u0000'])
      expect(text.safeParse(hostile).success).toBe(false);
    expect(text.parse('Ọlá 🧵 漢字')).toBe('Ọlá 🧵 漢字');
  });

  it.each([line(80), prose(80, 1)])('shows what it says', (text) => {
    for (const blank of ['', ' \u200b', '\u200d\u2060', '\u3164', '\u2800\u202e'])
      expect(text.safeParse(blank).success).toBe(false);
    expect(text.parse(' Amaka\u202e nimdA\u200b ')).toBe('Amaka nimdA');
    expect(text.parse('👩🏾\u200d🎨 می\u200cخواهم')).toBe('👩🏾\u200d🎨 می\u200cخواهم');
  });

  it.each(['http://evil.example', 'Win at evil.example', 'WIN.NG', 'www.evil.example/now'])(
    'calls nobody %s',
    (name) => {
      expect(personName.safeParse(name).success).toBe(false);
    },
  );

  it.each(['Adébáyọ̀', 'Ògúnlẹ́sí-Williams', 'Dr.Obi', 'O.K. Ade', 'Mary J. Okafor', 'Ade St. John', 'N’Golo'])(
    'may call somebody %s',
    (name) => {
      expect(personName.parse(name)).toBe(name);
    },
  );

  it.each(['category', 'maker', 'fabric', 'occasion', 'gender', 'size', 'colour'])(
    'filters by no zero bytes: %s',
    (filter) => {
      expect(productFilters.safeParse({ [filter]: 'a\u0000' }).success).toBe(false);
    },
  );

  it('names no maker by a zero byte', () => {
    expect(schemasOf(getMaker).params.safeParse({ slug: 'a\u0000' }).success).toBe(false);
  });

  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'])('means no such day: %s', (day) => {
    expect(dayIn().safeParse(day).success).toBe(false);
    expect(momentIn().safeParse(`${day}T12:00:00Z`).success).toBe(false);
  });

  it.each(['1900-01-01', '2026-02-28', '2199-12-31'])('means a day such as %s', (day) => {
    expect(dayIn().parse(day)).toBe(day);
    expect(momentIn().parse(`${day}T12:00:00Z`)).toEqual(new Date(`${day}T12:00:00Z`));
  });

  it.each([1e-7, 1e20, 1e308, 2 ** 53, -1, Number.NaN, 0.001])('expects no total of %s', (total) => {
    expect(placement.shape.expectedTotal.safeParse(total).success).toBe(false);
  });
});

describe('naira as kobo', () => {
  it.each([
    [0, 0],
    [1e-7, 0],
    [5e-324, 0],
    [1.005, 101],
    [45_000.5, 4_500_050],
    [10_000_000_000, 1_000_000_000_000],
  ])('are rounded half up: %s', (naira, kobo) => {
    expect(toKobo(naira)).toBe(kobo);
  });
});
