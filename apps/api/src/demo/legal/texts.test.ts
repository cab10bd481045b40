import { unknownFigures } from '@adunni/contracts/help/figures';
import { PURPOSES } from '@adunni/contracts/legal/consent-rules';
import { MOST_LEGAL_BODY } from '@adunni/contracts/legal/forms';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../../domains/help/articles/markdown.ts';
import { CONSENT_COOKIE } from '../../domains/legal/consent/consent-cookie.ts';
import { DEMO_VERSIONS } from './seed.ts';
import { COOKIES } from './texts/privacy.ts';

it('says what the settings are, fits, and shows no Markdown', () => {
  for (const { body } of DEMO_VERSIONS) {
    expect(unknownFigures(body)).toEqual([]);
    expect(body.length).toBeLessThanOrEqual(MOST_LEGAL_BODY);
    const said = parseMarkdown(body).flatMap(({ lines }) => lines.flat().map(({ text }) => text));
    expect(said.join(' ')).not.toMatch(/\*\*|\]\(|##/);
  }
});

it('names everything that is kept, by its name', () => {
  const named = [...Object.values(PURPOSES).flatMap(({ keys }) => keys), CONSENT_COOKIE];
  for (const name of [...named, 'adunni_basket', 'adunni_device', 'adunni.session', 'theme-mode', 'adunni.currency'])
    expect(COOKIES).toContain(`**${name}**`);
});
