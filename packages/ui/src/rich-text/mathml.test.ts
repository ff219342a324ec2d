import { expect, test } from 'vitest';
import { mathText, readMathml } from './mathml.js';
import type { MathNode } from './rich-node.js';

/** The formula as markup, in the order of the props. */
const written = (node: MathNode): string => {
  if (typeof node === 'string') return node;
  const props = Object.entries(node.props).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `<${node.tag}${props.join('')}>${node.children.map(written).join('')}</${node.tag}>`;
};
const inside = (source: string): string | null => {
  const read = readMathml(`<math>${source}</math>`);
  return read && read.math.children.map(written).join('');
};

test('reads the elements of a formula and their text', () => {
  expect(inside('<mfrac>\n <mi>a</mi>\n <mrow><mi>b</mi><mo>&#x2212;</mo><mn>1</mn></mrow></mfrac>')).toBe(
    '<mfrac><mi>a</mi><mrow><mi>b</mi><mo>−</mo><mn>1</mn></mrow></mfrac>',
  );
});

test('reads a prefix, names in any case, and elements that end themselves', () => {
  expect(inside('<m:mi>a</m:mi><MO>+</MO><mspace width="1em"/><mrow/><mi>b</mi>')).toBe(
    '<mi>a</mi><mo>+</mo><mspace width="1em"></mspace><mrow></mrow><mi>b</mi>',
  );
});

test('knows the TeX of its author, which is not shown', () => {
  const read = readMathml(
    '<math display="block"><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2 &lt; y</annotation></semantics></math>',
  );
  expect(read?.tex).toBe('x^2 < y');
  expect(read?.text).toBe('x2');
  expect(read?.math.props).toEqual({ dir: 'ltr', display: 'block' });
  expect(read && mathText(read.math.children)).toBe('x2');
});

test('keeps attributes whose values are listed', () => {
  expect(
    inside(
      '<mo fence="true" form="prefix" stretchy="false">(</mo><mtd columnspan="2" rowspan=\'3\' class="tml-left" style="padding-left:0em;padding-right:5.9776pt;position:fixed"><mi>a</mi></mtd>',
    ),
  ).toBe(
    '<mo fence="true" form="prefix" stretchy="false">(</mo><mtd columnspan="2" rowSpan="3" style={"textAlign":"left","paddingLeft":"0em","paddingRight":"5.9776pt"}><mi>a</mi></mtd>',
  );
});

test.each([
  '<mi href="https://evil.example/">a</mi>',
  '<mi xlink:href="javascript:alert(1)">a</mi>',
  '<mi onclick="alert(1)" onmouseover=alert(1)>a</mi>',
  '<mi style="position:fixed;inset:0">a</mi>',
  '<mi id="app" name="x" is="x-y" slot="s" part="p">a</mi>',
  '<mi mathcolor="white" mathbackground="url(https://evil.example/)">a</mi>',
  '<mi mathsize="9000%">a</mi>',
  '<mi scriptlevel="-9">a</mi>',
  '<mi class="rk-app rk-modal tml-left">a</mi>',
  '<mi mathvariant="bold" dir="auto" form="evil">a</mi>',
  '<mi width="99999px" height="-5em" lspace="calc(9em)" rspace="var(--x)">a</mi>',
  '<mi __proto__="x" constructor="y" dangerouslySetInnerHTML="z" ref="r" key="k" children="c">a</mi>',
])('drops the attributes of %s', source => {
  expect(inside(source)).toBe('<mi>a</mi>');
});

test.each<[string, string]>([
  ['<script>alert(1)</script><mi>a</mi>', '<mi>a</mi>'],
  ['<mi>a<script>alert(1)</script></mi>', '<mi>a</mi>'],
  ['<mtext><img src=x onerror=alert(1)>b</mtext>', '<mtext>b</mtext>'],
  ['<mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></mtext>', ''],
  ['<annotation-xml encoding="text/html"><img src=x onerror=alert(1)>c</annotation-xml><mi>a</mi>', '<mi>a</mi>'],
  ['<maction actiontype="statusline" xlink:href="javascript:alert(1)"><mi>a</mi></maction>', '<mi>a</mi>'],
  ['<mi>&lt;img src=x onerror=alert(1)&gt;</mi>', '<mi><img src=x onerror=alert(1)></mi>'],
  ['<a href="javascript:alert(1)"><mi>a</mi></a>', '<mi>a</mi>'],
  ['<svg><script>alert(1)</script><mi>a</mi></svg>', '<mi>a</mi>'],
  ['<mpadded voffset="-99em" lspace="-99em"><mi>a</mi></mpadded>', '<mrow><mi>a</mi></mrow>'],
  ['<menclose notation="box"><mi>a</mi></menclose>', '<mrow><mi>a</mi></mrow>'],
  ['<mi>\u202Ea</mi>', '<mi>a</mi>'],
  ['a', '<mtext>a</mtext>'],
  ['</mrow></math></p><mi>a</mi>', '<mi>a</mi>'],
  ['<mi>a', '<mi>a</mi>'],
  ['<!-- <mi>b</mi> --><mi>a</mi>', '<mi>a</mi>'],
])('reads %s as plain data', (source, result) => {
  expect(inside(source) ?? '').toBe(result);
});

test('has nothing for a formula without text, one too large, and one too deep', () => {
  expect(inside('<mrow></mrow>')).toBeNull();
  expect(inside('<mi>a</mi>'.repeat(2_000))).not.toBeNull();
  expect(inside('<mi>a</mi>'.repeat(2_001))).toBeNull();
  expect(inside(`${'<mrow>'.repeat(60)}<mi>a</mi>`)).toBeNull();
});

test('reads a hostile source in a moment', () => {
  const start = performance.now();
  for (const source of [
    '<mi '.repeat(50_000),
    `<mi ${'a="'.repeat(50_000)}`,
    '<!--'.repeat(20_000),
    `<mi ${'a = '.repeat(20_000)}>`,
  ])
    readMathml(`<math>${source}`);
  expect(performance.now() - start).toBeLessThan(3_000);
});
