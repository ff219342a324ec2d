import { expect, it } from 'vitest';
import { runnableExample } from './runnable-example.ts';

it('draws the element that an example ends with', () => {
  expect(runnableExample('const a = 1;\n\n<List\n  items={a}\n/>;')).toBe('const a = 1;\n\nshowInPage(<List\n  items={a}\n/>);');
});

it('draws an element that has a name', () => {
  expect(runnableExample('const cats = <rookery-timeline />;')).toBe('const cats = <rookery-timeline />;\nshowInPage(cats);');
});

it('draws a component that is only defined, with its props', () => {
  expect(runnableExample('function Lesson({ src }) {\n  return <b>{src}</b>;\n}', 'src="/a"')).toBe(
    'function Lesson({ src }) {\n  return <b>{src}</b>;\n}\nshowInPage(<Lesson src="/a" />);',
  );
});

it('draws a component that is exported', () => {
  expect(runnableExample('export function Posts() {\n  return null;\n}')).toMatch(/showInPage\(<Posts {2}\/>\);$/);
});

it('checks the values that comments name', () => {
  expect(runnableExample('placementAt(18); // null\nplacementAt(19); // 0: the first\nplay(1); // plays')).toBe(
    'checkInPage(placementAt(18), null, "null");\ncheckInPage(placementAt(19), 0, "0");\nplay(1); // plays',
  );
});
