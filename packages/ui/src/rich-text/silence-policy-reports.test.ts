import { expect, test } from 'vitest';
import { silencePolicyReports } from './silence-policy-reports.js';

test('renames handlers, style attributes, scripts and style sheets', () => {
  expect(silencePolicyReports('<p onclick="a" style=b>x</p><script>c</script><STYLE>d</STYLE>')).toBe(
    '<p data-x="a" data-x=b>x</p><noembed>c</noembed><noembed>d</noembed>',
  );
  expect(silencePolicyReports('<base href=a><BASE/href=b>x')).toBe('<wbr href=a><wbr/href=b>x');
  expect(silencePolicyReports('<basefont><p>base</p>')).toBe('<basefont><p>base</p>');
  expect(silencePolicyReports('<img src="x"onerror=a><img/onload=b>')).toBe('<img src="x"data-x=a><img/data-x=b>');
});

test('keeps text and quoted values', () => {
  const html = '<p>turn style = on, once=1</p><a href="https://example.org/one=1 style=2">on x=1</a>';
  expect(silencePolicyReports(html)).toBe(html);
});
