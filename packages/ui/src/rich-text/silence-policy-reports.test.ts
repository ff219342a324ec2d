import { expect, test } from 'vitest';
import { quieten } from './silence-policy-reports.js';

test('handlers, style attributes, scripts and style sheets get names a policy does not report', () => {
  expect(quieten('<p onclick="a" style=b>x</p><script>c</script><STYLE>d</STYLE>')).toBe(
    '<p data-x="a" data-x=b>x</p><noembed>c</noembed><noembed>d</noembed>',
  );
  expect(quieten('<base href=a><BASE/href=b>x')).toBe('<wbr href=a><wbr/href=b>x');
  expect(quieten('<basefont><p>base</p>')).toBe('<basefont><p>base</p>');
  expect(quieten('<img src="x"onerror=a><img/onload=b>')).toBe('<img src="x"data-x=a><img/data-x=b>');
});

test('words in texts and in quoted values stay', () => {
  const html = '<p>turn style = on, once=1</p><a href="https://example.org/one=1 style=2">on x=1</a>';
  expect(quieten(html)).toBe(html);
});
