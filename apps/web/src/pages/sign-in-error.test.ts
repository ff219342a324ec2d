import { ServerAddressError, SignInError, type SignInErrorKind } from '@rookery/api-client/sign-in';
import { describe, expect, it } from 'vitest';
import type { Messages } from '@rookery/ui';
import { signInMessages } from '../messages/sign-in-messages.js';
import { signInErrorText } from './sign-in-error.js';

/** The texts with their values put in. None of them has a plural. */
const text = Object.fromEntries(
  Object.entries(signInMessages.texts).map(([key, template]) => [
    key,
    (values: Record<string, string> = {}) =>
      (typeof template === 'string' ? template : '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  ]),
) as unknown as Messages<keyof (typeof signInMessages)['texts']>;

const shown = (error: unknown, server = 'tram.example', isOnline = true) => signInErrorText(error, { server, isOnline }, text);

const kinds: readonly SignInErrorKind[] = [
  'unreachable',
  'no-answer',
  'not-a-server',
  'registration-refused',
  'not-secure',
  'storage-denied',
  'denied',
  'forged',
  'code-refused',
  'server-error',
];

describe('signInErrorText', () => {
  it('has a text of its own for each cause', () => {
    const texts = [
      ...kinds.map(kind => shown(new SignInError(kind))),
      shown(new ServerAddressError('not-secure')),
      shown(new ServerAddressError('not-an-address')),
      shown(new SignInError('unreachable'), 'tram.example', false),
    ];
    expect(new Set(texts).size).toBe(texts.length - 1); // both refusals have one text
  });

  it.each([...kinds.map(kind => new SignInError(kind)), new ServerAddressError('not-secure'), new ServerAddressError('empty')])(
    'names a next step: %s',
    error => {
      expect(shown(error)).toMatch(/\b(Check|Enter|Try again|Open it|Allow|Start again)\b/i);
    },
  );

  it.each(['registration-refused', 'code-refused', 'token-refused', 'server-error'] as const)(
    'shows the message of the server for %s',
    kind => {
      expect(shown(new SignInError(kind, 'Validation failed'))).toMatch(/^tram\.example .*: \u2068Validation failed\u2069$/);
    },
  );

  it.each([
    ['https://tram.example/', 'tram.example'],
    ['@mara@tram.example', 'tram.example'],
    ['', 'The server'],
  ])('calls %j %s', (server, name) => {
    expect(shown(new SignInError('no-answer'), server)).toBe(`${name} does not respond. Try again in a few minutes.`);
  });
});

it('says no more than that it failed for an error without a kind', () => {
  expect(shown(new TypeError('Failed to fetch'))).toBe(signInMessages.texts.signInFailed);
});
