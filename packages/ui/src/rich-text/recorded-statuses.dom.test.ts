import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanLabel } from '../text-marks/clean-name.js';
import type { RichMention, RichTag } from './link-target.js';
import { linkTargets } from './link-target.js';
import type { RichLink, RichNode } from './rich-node.js';
import { richTree } from './rich-tree.dom.js';
import { treeText } from './tree-text.js';

const file = resolve(
  process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures'),
  'corpus/statuses.ndjson',
);

interface Recorded {
  content: string;
  mentions: RichMention[];
  tags: RichTag[];
}

function recorded(): Recorded[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Partial<Recorded>)
    .map(({ content = '', mentions = [], tags = [] }) => ({ content, mentions, tags }));
}

function linksOf(nodes: readonly RichNode[]): RichLink[] {
  return nodes.flatMap(node => (node.type === 'link' ? [node] : node.type === 'element' ? linksOf(node.children) : []));
}

describe.skipIf(!existsSync(file))('the recorded statuses', () => {
  test('keeps the text of every status', { timeout: 180_000 }, () => {
    const squeezed = (text: string) => cleanLabel(text).replace(/\s+/g, '');
    for (const { content } of recorded()) {
      const page = new DOMParser().parseFromString(content, 'text/html');
      // A custom emoji sent as an image is compared by its shortcode.
      for (const image of page.querySelectorAll('img')) image.replaceWith(image.alt);
      expect(squeezed(treeText(richTree(content)))).toBe(squeezed(page.body.textContent));
    }
  });

  test('flags almost no honest link and keeps most mentions and hashtags in the app', () => {
    let external = 0;
    let accused = 0;
    let inside = 0;
    for (const { content, mentions, tags } of recorded()) {
      const targetOf = linkTargets({
        mentions,
        tags,
        places: [],
        quotePlace: null,
        accountHref: ({ acct }) => acct,
        placeOf: () => null,
      });
      for (const link of linksOf(richTree(content))) {
        const isExternal = targetOf(link).kind === 'elsewhere';
        if (isExternal) external += 1;
        else inside += 1;
        if (isExternal && link.shownHost !== null) accused += 1;
      }
    }
    expect(inside).toBeGreaterThan(external);
    expect(accused / (external + inside)).toBeLessThan(0.01);
  });
});
