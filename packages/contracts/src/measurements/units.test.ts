import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LENGTH_UNITS, lengthLabel, lengthText, parseLength, readInOtherUnit } from './units.ts';

describe('lengths', () => {
  it('give back every eighth of an inch and every millimetre that was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * 8 }), (eighths) => {
        const mm = Math.round((eighths / 8) * 25.4);
        expect(parseLength(lengthText(mm, 'in'), 'in')).toBe(mm);
        expect(parseLength(String(eighths / 8), 'in')).toBe(mm);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2500 }), (mm) => {
        expect(parseLength(lengthText(mm, 'cm'), 'cm')).toBe(mm);
      }),
    );
  });

  it('read in the other unit lie within a sixteenth of an inch of what they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2500 }), (mm) => {
        const back = parseLength(lengthText(mm, 'in'), 'in') ?? Number.NaN;
        expect(Math.abs(back - mm)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('are understood as people type them', () => {
    const inches = ['36.5', '36,5', '36 1/2', '36½', '36 ½', '36 4/8', '36.5"', '36½ in', ' 36.5 inches '];
    for (const text of inches) expect([text, parseLength(text, 'in')]).toEqual([text, 927]);
    expect(parseLength('36in', 'cm')).toBe(914);
    expect(parseLength('92 cm', 'in')).toBe(920);
    expect(parseLength('½', 'in')).toBe(13);
    expect(parseLength('1/2', 'in')).toBe(13);
  });

  it('are understood in feet and inches, whichever unit is chosen', () => {
    const sixTwo = ["6'2", "6' 2", `6'2"`, '6’ 2”', '6′2″', '6ft 2', '6 ft 2 in', '6 feet 2 inches', '6ft. 2', "6'02"];
    for (const unit of LENGTH_UNITS)
      for (const text of sixTwo) expect([text, parseLength(text, unit)]).toEqual([text, 1880]);
    for (const text of ["6'", "6'0", `6'0"`, '6ft', '6 foot'])
      expect([text, parseLength(text, 'in')]).toEqual([text, 1829]);
    expect(parseLength("5' 11½", 'in')).toBe(1816);
    expect(parseLength("5'11 3/4", 'in')).toBe(1822);
  });

  it('have less than a foot of inches beyond their feet, and no centimetres', () => {
    const others = ["6'12", "6' 20", "6'2 cm", "6'2'", "'2", 'ft 2', "6.5'2", "6'-2", '6 feetx', "6' x"];
    for (const text of others) expect([text, parseLength(text, 'in')]).toEqual([text, null]);
  });

  it('are nothing else', () => {
    const others = ['', ' ', 'abc', '-5', '36.5 1/2', '361/2', '1e3', '12.3456', '36 1/3', '5 f', 'cm', '1000', 'NaN'];
    for (const text of others) expect([text, parseLength(text, 'cm')]).toEqual([text, null]);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LENGTH_UNITS), (text, unit) => {
        const mm = parseLength(text, unit);
        expect(mm === null || (Number.isInteger(mm) && mm >= 0)).toBe(true);
      }),
    );
  });

  it('say what their number is in the other unit', () => {
    expect(readInOtherUnit(360, 'cm')).toBe(914);
    expect(readInOtherUnit(2337, 'in')).toBe(920);
    expect(lengthLabel(914, 'cm')).toBe('91.4 cm');
    expect(lengthLabel(914, 'in')).toBe('36 in');
    expect(lengthLabel(13, 'in')).toBe('½ in');
  });
});
