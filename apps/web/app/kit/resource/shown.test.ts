import { resource } from '@adunni/contracts/resource';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nameOf, shown } from './shown.tsx';

const BASICS = { path: '/api/staff/doors', access: ['Admin'], one: 'door', many: 'doors', sorts: ['_id'] } as const;

it('shows what its column’s kind says, and nothing where there is nothing', () => {
  expect([shown(['Rooms', 'texts'], ['Hall', 'Kitchen']), shown(['Open', 'percent'], 15)]).toEqual([
    'Hall, Kitchen',
    '15%',
  ]);
  expect([shown(['Opened', 'day?'], null), shown(['Red', 'yes'], false), shown('Name', '')]).toEqual(['', '', '']);
});

it('keeps words apart from what stands beside them, whichever way they run', () => {
  const markup = [shown('Name', 'فاطمة'), shown(['Owner', 'named'], { name: 'Ngozi' })].map((each) =>
    renderToStaticMarkup(each),
  );
  expect(markup).toEqual(['<bdi>فاطمة</bdi>', '<bdi>Ngozi</bdi>']);
});

it('calls a record in sentences what its first column says', () => {
  const byOwner = resource({ ...BASICS, columns: { owner: ['Owner', 'named?'] } });
  const byEmail = resource({ ...BASICS, columns: { email: ['Email', 'email'] } });
  expect(nameOf(byOwner, { owner: { _id: '1', name: 'Ngozi' } })).toBe('Ngozi');
  expect(nameOf(byOwner, { owner: null })).toBe('door');
  expect(nameOf(byEmail, { email: 'ngozi@mail.example' })).toBe('ngozi@mail.example');
});
