import { expect, it } from 'vitest';
import { addedText } from './joining-texts.ts';

it('says to how many calls details were added, and that others had them or are off', () => {
  expect(addedText(6, 6)).toBe('Joining details added to 6 video calls. The customers were notified.');
  expect(addedText(1, 3)).toMatch(
    /to 1 video call\. The customer was notified\. The others have joining details already/,
  );
  expect(addedText(0, 2)).toMatch(/^Nothing was changed/);
});
