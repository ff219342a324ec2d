import { ar as arabicUi } from '@rookery/ui/locales/ar';
import { IntlMessageFormat as FormatJs } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { ar } from '../locales/ar.js';
import * as english from '../messages.js';
import { IntlMessageFormat } from './message-format.js';

const counts = [0, 1, 2, 3, 11, 21, 100, 12_345.6, 0.5];

/** The texts that both formatters write for a message, with some values for every name in it. */
function written(message: string, locale: string) {
  const names = [...message.matchAll(/\{\s*([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name);
  const values = counts.map(count =>
    Object.fromEntries(
      names.map(name => [name, message.includes(`{${name},`) && !message.includes(`{${name}, select,`) ? count : `picture`]),
    ),
  );
  const write = (format: { format(values: Record<string, string | number>): unknown }) => values.map(some => format.format(some));
  return {
    own: write(new IntlMessageFormat(message, locale)),
    formatJs: write(new FormatJs(message, locale, undefined, { ignoreTag: true }) as { format(values: object): unknown }),
  };
}

const texts = Object.values(english).flatMap(({ namespace, texts: all }) =>
  Object.entries(all).map(([key, text]) => [`${namespace}.${key}`, text as string] as const),
);

it.each(texts)('[I18N-01] writes %s in English as FormatJS does', (_key, message) => {
  const { own, formatJs } = written(message, 'en');
  expect(own).toEqual(formatJs);
});

it.each(Object.entries({ ...arabicUi, ...ar }))('[I18N-01] writes %s in Arabic as FormatJS does', (_key, message) => {
  const { own, formatJs } = written(message, 'ar');
  expect(own).toEqual(formatJs);
});

it.each([
  '{count, plural, =0 {none} one {one} other {{count, number} of them}}',
  '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
  '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{kind, select, picture {Picture} other {{name}: {text}}}',
  `It''s {name}'s`,
  `'{name}' isn't a name`,
  `{count, plural, other {'#' is #}}`,
  '{share, number, percent} and {size, number, integer}',
  '<b>{name}</b> & #',
  '',
])('writes %j as FormatJS does', message => {
  const { own, formatJs } = written(message, 'en');
  expect(own).toEqual(formatJs);
});

it.each(['{name', '{', '}', '{count, plural, one {x}}', '{count, plural, other}', '{a, date, short}', '{}', '{a b}'])(
  'throws for %j',
  message => {
    expect(() => new IntlMessageFormat(message, 'en')).toThrow(SyntaxError);
  },
);

it('throws for a missing value', () => {
  expect(() => new IntlMessageFormat('Hello, {name}', 'en').format({})).toThrow(TypeError);
});
