import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './rich-text.js';

const mara = { id: '7', username: 'mara', acct: 'mara@harbour.example', url: 'https://harbour.example/@mara' };
const emojis = [{ shortcode: 'rook', url: 'https://files.harbour.example/rook.png', static_url: '' }];

const meta: Meta<typeof RichText> = {
  title: 'UI/Text/RichText',
  component: RichText,
  args: {
    hrefs: { account: mention => `/@${mention.acct}`, tag: name => `/tags/${name}` },
    mentions: [mara],
    emojis,
  },
};
export default meta;

type Story = StoryObj<typeof RichText>;

export const Paragraphs: Story = {
  args: { html: '<p>The rooks are back in the tall ash.</p><p>Eleven nests by noon,\nand one argument.</p>' },
};

export const Mentions: Story = {
  args: {
    html: '<p><span class="h-card"><a class="u-url mention" href="https://harbour.example/@mara">@<span>mara</span></a></span> counted them, and <a class="mention" href="https://other.example/@tom">@tom</a> did too.</p>',
  },
};

export const Hashtags: Story = {
  args: {
    html: '<p>First light over the fen. <a class="mention hashtag" rel="tag" href="https://harbour.example/tags/Rooks">#<span>Rooks</span></a> <a class="mention hashtag" rel="tag" href="https://harbour.example/tags/Fenland">#<span>Fenland</span></a></p>',
  },
};

const tag = (name: string): string =>
  `<a class="mention hashtag" rel="tag" href="https://harbour.example/tags/${name}">#<span>${name}</span></a>`;

/** A last line of hashtags alone, and hashtags of the post that its text does not name. */
export const TagRow: Story = {
  args: {
    html: `<p>First light over the fen.</p><p>${['Rooks', 'Fenland', 'BirdsOfTheLowlands', 'Photography', 'فجر'].map(tag).join(' ')}</p>`,
    tags: ['rooks', 'fenland', 'birdsofthelowlands', 'photography', 'فجر', 'morning'].map(name => ({
      name,
      url: `https://harbour.example/tags/${name}`,
    })),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: '#morning' })),
};

const integral =
  '<math display="block"><semantics><mrow><msubsup><mo>\u222B</mo><mn>0</mn><mi>\u221E</mi></msubsup><msup><mi>e</mi><mrow><mo>\u2212</mo><mi>x</mi></mrow></msup><mi>d</mi><mi>x</mi><mo>=</mo><mn>1</mn></mrow><annotation encoding="application/x-tex">\\int_0^\\infty e^{-x} dx = 1</annotation></semantics></math>';

/** MathML of the server, and TeX between its signs. Amounts stay words. */
export const Formulas: Story = {
  args: {
    html: `<p>With ${integral.replace(' display="block"', '')} for $5 and $10, and $e^{i\\pi} + 1 = 0$.</p>${integral}<p>$$\\begin{pmatrix} a &amp; b \\\\ c &amp; d \\end{pmatrix} \\begin{pmatrix} x \\\\ y \\end{pmatrix} = \\begin{cases} \\sqrt{x} &amp; x &gt; 0 \\\\ \\frac{1}{2} &amp; \\text{otherwise} \\end{cases}$$</p>`,
  },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(4)),
};

/** A formula wider than the post scrolls; TeX that cannot be read is shown as it was written. */
export const WideAndBrokenFormulas: Story = {
  args: { html: `<p>So $${'x_1 + y^2 + '.repeat(20)}z$, but not $\\frac{1$.</p>` },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull()),
};

export const ShortenedLink: Story = {
  args: {
    html: '<p><a href="https://www.harbour.example/birds/rooks/counts-of-spring"><span class="invisible">https://www.</span><span class="ellipsis">harbour.example/birds/rooks/counts-</span><span class="invisible">of-spring</span></a></p>',
  },
};

export const DeceptiveLink: Story = {
  args: { html: '<p>Sign in at <a href="https://other.example/sign-in">https://bank.example</a> today.</p>' },
};

export const Code: Story = {
  args: {
    html: '<p>Run <code>count --nests</code>:</p><pre><code>for nest in tree:\n    total += 1  # :rook: stays as it is</code></pre>',
  },
};

export const Lists: Story = {
  args: {
    html: '<ul><li>ash</li><li>elm<ul><li>the tall one</li></ul></li></ul><ol start="3"><li>third</li><li>fourth</li></ol><blockquote><p>Nobody counts twice.</p></blockquote>',
  },
};

export const HeadingsAndTable: Story = {
  args: {
    html: '<h1>Counts</h1><table><tr><th>Tree</th><th>Nests</th></tr><tr><td>Ash</td><td>11</td></tr></table><details><summary>How</summary><p>By eye.</p></details>',
  },
};

export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    html: '<p>عادت الغربان إلى الشجرة العالية مع <a class="mention" href="https://harbour.example/@mara">@mara</a>.</p><p>And one line in English.</p>',
  },
};

export const CustomEmoji: Story = {
  args: { html: '<p>Good morning :rook: from the fen.</p>' },
};

export const OnlyEmoji: Story = {
  args: { html: '<p>🐦‍⬛🐦‍⬛🐦‍⬛</p>' },
};

export const LongWords: Story = {
  args: { html: `<p>${'rookery'.repeat(60)}</p><p><a href="https://harbour.example/">${'nest'.repeat(60)}</a></p>` },
};

export const Hostile: Story = {
  args: {
    html: '<p style="position:fixed;inset:0" onclick="x">Still a post<script>x</script></p><img src="x" onerror="x"><a href="javascript:x">no link</a> <svg><style><img src=x onerror=x></style></svg>',
  },
};
