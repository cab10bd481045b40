import { describe, expect, it } from 'vitest';
import { originOf } from './origin.rules.ts';

describe('the address by which somebody uses the shop', () => {
  it('is the public one, whatever a Host claims', () => {
    expect(originOf('shop.example', 'https://shop.example')).toBe('https://shop.example');
    for (const host of ['evil.example', 'shop.example.evil.example', 'localhost', '127.0.0.1:443', '', undefined])
      expect(originOf(host, 'https://shop.example'), host).toBe('https://shop.example');
  });

  it('is another name of this machine where the shop runs on it, at the same port', () => {
    const local = 'http://localhost:3000';
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(originOf(`${name}:3000`, local)).toBe(`http://${name}:3000`);
    for (const host of ['127.0.0.1:3001', '127.0.0.1', 'localhost:3000@evil.example', '127.0.0.1.evil.example:3000'])
      expect(originOf(host, local), host).toBe(local);
    expect(originOf('127.0.0.1', 'http://localhost')).toBe('http://127.0.0.1');
  });
});
