import { describe, expect, it } from 'vitest';

import { compose, emojisIn, linkHtml } from './compose.js';
import { seedWorld } from './test-worlds.js';

const world = seedWorld();
const contentOf = (text: string): string => compose(world, text).content;

describe('the HTML of a text', () => {
  it('has paragraphs at blank lines and breaks at others, and is empty for spaces', () => {
    expect(contentOf('One\nTwo\n\n\nThree')).toBe('<p>One<br />Two</p><p>Three</p>');
    expect(contentOf(' \n ')).toBe('');
  });

  it('is escaped', () => {
    expect(contentOf('a < b & "c" > d')).toBe('<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>');
  });

  it('shows thirty characters of an address, without its scheme and its last full stop', () => {
    expect(linkHtml(`https://www.a.example/${'x'.repeat(20)}`)).toBe(
      `<a href="https://www.a.example/${'x'.repeat(20)}" target="_blank" rel="nofollow noopener" translate="no">` +
        `<span class="invisible">https://www.</span><span class="">a.example/${'x'.repeat(20)}</span><span class="invisible"></span></a>`,
    );
    expect(linkHtml(`http://a.example/${'x'.repeat(21)}&y`)).toContain(
      `<span class="invisible">http://</span><span class="ellipsis">a.example/${'x'.repeat(20)}</span><span class="invisible">x&amp;y</span>`,
    );
    expect(contentOf('See https://a.example/b. Now')).toContain('href="https://a.example/b" ');
  });

  it('links accounts that exist, in any case, and leaves other names and addresses of mail', () => {
    const { content, mentions } = compose(world, '(@MARA and @tobi@tram.example, @nobody, mail@mara)');
    expect(mentions.map(({ acct, username }) => [acct, username])).toEqual([
      ['mara', 'mara'],
      ['tobi@tram.example', 'tobi'],
    ]);
    expect(content).toContain('(<span class="h-card" translate="no"><a href="');
    expect(content).toContain('class="u-url mention">@<span>mara</span></a></span> and ');
    expect(content).toContain(', @nobody, mail@mara)');
    expect(compose(world, '@mara @mara').mentions).toHaveLength(1);
  });

  it('links hashtags with a letter, each once, as they were written last', () => {
    const { content, tags } = compose(world, '#Rails #rails #1988 a#b /#c #日本');
    expect(tags).toEqual(['rails', '日本']);
    expect(content).toContain(`<a href="${world.origin}/tags/Rails" class="mention hashtag" rel="tag">#<span>Rails</span></a>`);
    expect(content).toContain(`/tags/${encodeURIComponent('日本')}"`);
    expect(content).toContain(' #1988 a#b /#c ');
  });

  it('names custom emoji of the server, each once', () => {
    const [emoji] = world.emojis;
    const name = emoji?.shortcode ?? '';
    const { content, emojis } = compose(world, `:${name}: :${name}: :no_such_emoji:`);
    expect(emojis).toEqual([emoji]);
    expect(content).toBe(`<p>:${name}: :${name}: :no_such_emoji:</p>`);
    expect(emojisIn(world, `A :${name}: name`)).toEqual([emoji]);
    expect(emojisIn(world, name)).toEqual([]);
  });
});
