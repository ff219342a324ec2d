import { expect, test } from 'vitest';
import { silencePolicyReports } from './silence-policy-reports.js';

const unmarked = (html: string) => silencePolicyReports(html).replaceAll('\uFDD0', '');

/** The attribute names that a parser reads. */
function attributeNames(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<body>${silencePolicyReports(html)}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap(element => [...element.attributes].map(({ name }) => name));
}

test.each([
  ['<script>c</script><STYLE>d</STYLE>', '<noembed>c</noembed><noembed>d</noembed>'],
  ['<base href=a><BASE/href=b>x', '<wbr href=a><wbr/href=b>x'],
  ['<video><track src=a default></video>', '<video><wbr src=a default></video>'],
  ['<basefont><p>base, script</p>', '<basefont><p>base, script</p>'],
  ['<p>once=1, style: a</p>', '<p>once=1, style: a</p>'],
])('renames elements in %s', (html, expected) => {
  expect(unmarked(html)).toBe(expected);
});

test.each([
  '<p onclick="a" style=b>x</p>',
  '<img src="x"onerror=a><img/onload=b>',
  '<p title="a><img style=x onload=y>',
  `<p title='a"><img style=x onload=y>'>`,
  '<p title=a"b onclick=c style = d>',
  '<p style>',
  '<p onclick>',
  '<p title="a>b" onclick>',
  '<p onclick <b>x',
  '<a href="https://example.org/\'onclick=x"style="y">',
  '<p\fonclick=a\nstyle=b>',
  '<p x="y" = onclick=a>',
])('leaves no handler and no style attribute in %s', html => {
  expect(attributeNames(html).filter(name => /^on[a-z]+$|^style$/.test(name))).toEqual([]);
});

test('changes no sentence that looks like a handler', () => {
  const html = '<p>Only once, on one of them</p>';
  expect(silencePolicyReports(html)).toBe(html);
});

test('leaves no mark of its own to the author of a text', () => {
  expect(silencePolicyReports('a\uFDD0b')).toBe('ab');
});
