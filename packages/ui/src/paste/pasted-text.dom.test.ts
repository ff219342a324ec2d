import { describe, expect, it } from 'vitest';
import { richTree } from '../rich-text/rich-tree.dom.js';
import { pastedText } from './pasted-text.js';

const picture = { name: 'image.png' };
const paste = (plain: string, html = '', files: readonly { name: string }[] = []) => pastedText({ plain, html, files }, richTree);

/** Shapes of the clipboard as the programs write them. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoListParagraph { margin:0cm } --></style></head><body lang=EN-GB><!--StartFragment-->
<p class=MsoNormal>Bring <b>a lamp</b>, see <a href="https://hall.example/rooms">the rooms</a>:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;
</span></span><![endif]>ink<o:p></o:p></p><!--EndFragment--></body></html>`;
const documents = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b1c"><p dir="ltr"><span>Three things:</span></p>
<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a </span><a href="https://lamp.example/"><span>lamp</span></a></p></li>
<li dir="ltr"><p dir="ltr"><span>paper</span></p></li></ol><br class="Apple-interchange-newline"></b>`;
const page = `<meta charset='utf-8'><ul><li>One</li><li>Two<ul><li>Nested</li></ul></li></ul><p>The end</p>`;

describe('a paste', () => {
  it('[CMP-01] from Word is its text with the address of the link, not the picture that came with it', () => {
    const plain = 'Bring a lamp, see the rooms:\r\n·\tink\r\n';
    expect(paste(plain, word, [picture])).toBe('Bring a lamp, see the rooms (https://hall.example/rooms):\n·\tink\n');
  });

  it('[CMP-01] from Google Docs has the numbers of its list', () => {
    expect(paste('Three things:\na lamp\npaper', documents)).toBe('Three things:\n1. a lamp (https://lamp.example/)\n2. paper');
  });

  it('[CMP-01] from a page has the marks of its lists', () => {
    expect(paste('One\nTwo\nNested\nThe end', page)).toBe('• One\n• Two\n• Nested\nThe end');
    expect(paste('• One\n• Two\n  • Nested', page)).toBe('• One\n• Two\n  • Nested');
  });

  it('[CMP-01] leaves out items without words of their own', () => {
    expect(paste('One\nTwo', '<ul><li><ul><li>One</li></ul></li><li> </li></ul><ol><li><ol><li>Two</li></ol></li></ol>')).toBe(
      '• One\n1. Two',
    );
  });

  it('[CMP-01] marks the line of an item alone, and begins where the list begins', () => {
    expect(paste('Tea or rum\nTea\nrum', '<p>Tea or rum</p><ol start=3><li>Tea</li><li>rum</li></ol>')).toBe(
      'Tea or rum\n3. Tea\n4. rum',
    );
  });

  it.each([
    ['the docs', '<a href="https://a.example/docs">the docs</a>', 'the docs (https://a.example/docs)'],
    ['a.example/docs', '<a href="https://www.a.example/docs/">a.example/docs</a>', 'a.example/docs'],
    ['a.example/do…', '<a href="https://a.example/docs">a.example/do…</a>', 'https://a.example/docs'],
    ['https://a.example/x', '<a href="https://a.example/x">https://a.example/x</a>', 'https://a.example/x'],
    [
      '@edda #trams',
      '<a href="https://a.example/@edda">@edda</a> <a href="https://a.example/tags/trams">#trams</a>',
      '@edda #trams',
    ],
    ['write', '<a href="mailto:a@a.example">write</a>', 'write'],
    ['on', '<a href="#top">on</a>', 'on'],
    [
      'twice twice',
      '<a href="https://a.example/1">twice</a> <a href="https://a.example/2">twice</a>',
      'twice (https://a.example/1) twice (https://a.example/2)',
    ],
  ])('[CMP-01] of %j with the link %s is %j', (plain, html, text) => {
    expect(paste(plain, html)).toBe(text);
  });

  it('[CMP-01] of many links is its words', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `<a href="https://a.example/${index}">w${index}</a>`).join(' ');
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    expect(paste(words(5), links(5))).toContain('w4 (https://a.example/4)');
    expect(paste(words(6), links(6))).toBe(words(6));
  });

  it('[CMP-01] of HTML alone is its text', () => {
    expect(paste('', '<p>One</p><p>Two<br>lines</p>')).toBe('One\nTwo\nlines');
  });

  it('keeps the spaces of code', () => {
    const code = 'if (a) {\n    b();\n}';
    expect(paste(code, '<div style="white-space:pre"><div>if (a) {</div><div>    b();</div><div>}</div></div>')).toBe(code);
  });
});

describe('the files of a paste', () => {
  it.each([
    ['a picture from a page', '', '<meta charset="utf-8"><img src="https://a.example/p.png">'],
    ['a picture in Word', '\r\n', '<p class=MsoNormal><img src="file:///C:/p.png"></p>'],
    ['a copied file', 'image.png', ''],
    ['a copied file with its folder', '/home/mara/image.png', ''],
    ['a picture of the screen', '', ''],
  ])('[CMP-01] are meant by %s', (_name, plain, html) => {
    expect(paste(plain, html, [picture])).toBe('');
  });

  it('[CMP-01] are not meant beside the cells of a table', () => {
    expect(paste('1\t2', '<table><tr><td>1</td><td>2</td></tr></table>', [picture])).toBe('1\t2');
    expect(paste('image.png')).toBe('image.png');
  });
});

describe('hostile HTML', () => {
  it.each([
    ['a script', '<script>alert(1)</script><p>words</p>'],
    ['a handler', '<img src=x onerror=alert(1)><p onclick=alert(1)>words</p>'],
    ['a script in a link', '<a href="javascript:alert(1)">words</a>'],
    ['data in a link', '<a href="data:text/html,<script>alert(1)</script>">words</a>'],
    ['markup in a marked section', '<svg><style><img src=x onerror=alert(1)></style></svg>words'],
    ['a template', '<template><script>alert(1)</script></template>words'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>words'],
    ['a base', '<base href="https://evil.example/"><a href="x">words</a>'],
    ['an unended tag', '<p>words<a href="'],
  ])('[CMP-01] with %s adds nothing to the text', (_name, html) => {
    expect(paste('words', html)).toBe('words');
  });

  it('reads markup that nearly is that of Google Docs in time', () => {
    expect(paste('words', '<b docs-internal-'.repeat(60_000))).toBe('words');
    expect(paste('words', `<b ${'docs-internal'.repeat(60_000)}`)).toBe('words');
  });

  it('[CMP-01] of a megabyte, nested 50,000 times or with 20,000 items takes the text as it is', () => {
    const nested = `${'<ul><li>'.repeat(50_000)}words`;
    const items = Array.from({ length: 20_000 }, (_, index) => `<li>${index}</li>`).join('');
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index}`).join('\n');
    expect(paste('words', nested)).toContain('words');
    expect(paste('words', `<p>${'x'.repeat(1_000_000)}</p>`)).toBe('words');
    expect(paste(lines, `<ol>${items}</ol>`)).toBe(lines);
    expect(paste('a'.repeat(1_000_000), '<ul><li>a</li></ul>')).toHaveLength(1_000_000);
  });
});
