import { parse as parseFully } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { ar } from '../locales/ar.js';
import { ar as arabicUi } from '@rookery/ui/locales/ar';
import { parse } from './icu-parser.js';

const inFull = (message: string) => parseFully(message, { captureLocation: false, ignoreTag: true });

it.each(Object.entries({ ...arabicUi, ...ar }))('[I18N-01] parses %s as FormatJS does', (_key, message) => {
  expect(parse(message)).toEqual(inFull(message));
});

it.each([
  'Hello',
  '{name} wants to chat with you',
  '{count, plural, one {# unread message} other {# unread messages}}',
  '{count, plural, =0 {none} one {one} other {{count, number} of them}}',
  '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
  '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{kind, select, picture {Picture} other {{name}: {text}}}',
  `It''s {name}'s`,
  `'{name}' isn't a name`,
  `{count, plural, other {'#' is #}}`,
  '<b>{name}</b> & #',
  '',
])('parses %j as FormatJS does', message => {
  expect(parse(message)).toEqual(inFull(message));
});

it.each(['{name', '{', '}', '{count, plural, one {x}}', '{count, plural, other}', '{a, date, short}', '{}', '{a b}'])(
  'throws for %j',
  message => {
    expect(() => parse(message)).toThrow(SyntaxError);
  },
);
