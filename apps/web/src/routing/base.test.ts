import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, pathOf } from './base.js';

describe('the folder of the app', () => {
  it.each([
    ['/', '/@mara', '/@mara'],
    ['/social/', '/', '/social/'],
    ['/social/', '/@mara?a=1#b', '/social/@mara?a=1#b'],
    ['/social/', 'https://tram.example/', 'https://tram.example/'],
    ['/social/', '//tram.example/', '//tram.example/'],
    ['/social/', '#content', '#content'],
  ])('below %s: %s has the address %s', (base, path, address) => {
    expect(addressOf(path, base)).toBe(address);
  });

  it.each([
    ['/', '/tags/a', '/tags/a'],
    ['/social/', '/social/tags/a?b', '/tags/a?b'],
    ['/social/', '/social/', '/'],
    ['/social/', '/social', '/'],
    ['/social/', '/social?a', '/?a'],
    ['/social/', '/socials', '/socials'],
    ['/social/', '/@mara', '/@mara'],
  ])('below %s: %s shows %s', (base, address, path) => {
    expect(pathOf(address, base)).toBe(path);
  });

  it('comes off every address that it was put before', () => {
    const path = fc.string().map(text => `/${text.replace(/^\/+/, '')}`);
    fc.assert(
      fc.property(path, fc.constantFrom('/', '/a/', '/a/b/'), (page, base) => {
        expect(pathOf(addressOf(page, base), base)).toBe(page);
      }),
    );
  });
});
