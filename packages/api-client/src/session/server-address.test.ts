import { describe, expect, it } from 'vitest';
import { normaliseServer } from './server-address.js';

describe('normaliseServer', () => {
  it.each([
    ['rookery.test', 'https://rookery.test'],
    [' Rookery.TEST ', 'https://rookery.test'],
    ['@mara@rookery.test', 'https://rookery.test'],
    ['mara@rookery.test', 'https://rookery.test'],
    ['https://rookery.test/@mara?x=1#y', 'https://rookery.test'],
    ['rookery.test/about', 'https://rookery.test'],
    ['rookery.test:8443', 'https://rookery.test:8443'],
    ['müsli.test', 'https://xn--msli-0ra.test'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['localhost', 'https://localhost'],
  ])('parses %s as %s', (text, origin) => {
    expect(normaliseServer(text)).toBe(origin);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['mara', 'not-an-address'],
    ['@mara', 'not-an-address'],
    ['two words.test', 'not-an-address'],
    ['rookery.test@evil.test/', 'not-an-address'],
    ['https://rookery.test@evil.test', 'not-an-address'],
    ['https://user:word@rookery.test', 'not-an-address'],
    ['rookery.test\\@evil.test', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['ftp://rookery.test', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['-.test', 'not-an-address'],
    ['http://rookery.test', 'not-secure'],
    ['http://localhost.evil.test', 'not-secure'],
    ['http://10.0.0.1', 'not-secure'],
  ])('rejects %j as %s', (text, kind) => {
    expect(() => normaliseServer(text)).toThrow(expect.objectContaining({ name: 'ServerAddressError', kind }));
  });
});
