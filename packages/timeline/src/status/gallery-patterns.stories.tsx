import { aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { aStoryPicture } from '../test-support/story-pictures.js';
import { TimelineProvider } from '../timeline-provider.js';
import { MediaGallery } from './media-gallery.js';

/** Width divided by height of each letter: tall, very wide, regular, unknown. */
const ratios = { p: 0.8, n: 12, r: 1.5, u: null } as const;
type Letter = keyof typeof ratios;

/** A box in shares of the gallery's width: left, top, width, height. */
type Box = readonly [left: number, top: number, width: number, height: number];
interface Pattern {
  /** In shares of the gallery's width. */
  height: number;
  boxes: readonly Box[];
}

const P = 0.1; // the height of a very wide picture
const columns = (height: number): Pattern => ({
  height,
  boxes: [
    [0, 0, 0.5, height],
    [0.5, 0, 0.5, height],
  ],
});
const rows = (...heights: readonly number[]): Pattern => ({
  height: heights.reduce((sum, height) => sum + height, 0),
  boxes: heights.map((height, index) => [0, heights.slice(0, index).reduce((sum, above) => sum + above, 0), 1, height]),
});
const grid = (top: number, bottom: number): Pattern => ({
  height: top + bottom,
  boxes: [
    [0, 0, 0.5, top],
    [0.5, 0, 0.5, top],
    [0, top, 0.5, bottom],
    [0.5, top, 0.5, bottom],
  ],
});
const stripsAbove: Pattern = {
  height: 1,
  boxes: [
    [0, 0, 0.5, P],
    [0.5, 0, 0.5, P],
    [0, P, 1, 1 - P],
  ],
};
const stripsBelow: Pattern = {
  height: 1,
  boxes: [
    [0, 0, 1, 1 - P],
    [0, 1 - P, 0.5, P],
    [0.5, 1 - P, 0.5, P],
  ],
};
const twoAboveOne: Pattern = {
  height: 1,
  boxes: [
    [0, 0, 0.5, 0.5],
    [0.5, 0, 0.5, 0.5],
    [0, 0.5, 1, 0.5],
  ],
};
const firstLarge: Pattern = {
  height: 1,
  boxes: [
    [0, 0, 0.67, 1],
    [0.67, 0, 0.33, 1 / 3],
    [0.67, 1 / 3, 0.33, 1 / 3],
    [0.67, 2 / 3, 0.33, 1 / 3],
  ],
};

/** Every pattern of a gallery by the letters of its pictures, in their order; further letters than four are counted (STAT-03). */
const patterns: Readonly<Record<string, Pattern>> = {
  p: { height: 1, boxes: [[0, 0, 0.8, 1]] },
  n: rows(P),
  r: rows(1 / 1.5),
  u: rows(9 / 16),
  pp: columns(1 - P),
  nn: rows(P, P),
  np: rows(P, 0.6),
  nr: rows(P, 0.6),
  pn: rows(0.6, P),
  rn: rows(0.6, P),
  rr: columns(0.5),
  pr: columns(0.5),
  ur: columns(0.5),
  nnn: rows(P, P, P),
  ppp: {
    height: 1,
    boxes: [
      [0, 0, 0.5, 0.5],
      [0.5, 0, 0.5, 1],
      [0, 0.5, 0.5, 0.5],
    ],
  },
  nrr: {
    height: 1,
    boxes: [
      [0, 0, 1, 0.5],
      [0, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5],
    ],
  },
  prr: {
    height: 1,
    boxes: [
      [0, 0, 0.5, 1],
      [0.5, 0, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5],
    ],
  },
  rrp: {
    height: 1,
    boxes: [
      [0, 0, 0.5, 0.5],
      [0, 0.5, 0.5, 0.5],
      [0.5, 0, 0.5, 1],
    ],
  },
  rpr: {
    height: 1,
    boxes: [
      [0, 0, 0.5, 0.5],
      [0.5, 0, 0.5, 1],
      [0, 0.5, 0.5, 0.5],
    ],
  },
  nnr: stripsAbove,
  nnp: stripsAbove,
  rnn: stripsBelow,
  pnn: stripsBelow,
  rrr: twoAboveOne,
  rur: twoAboveOne,
  pppp: grid(0.5, 0.5),
  pprp: grid(0.5, 0.5),
  nnnn: grid(P, P),
  nnrr: grid(P, 0.5),
  rrnn: grid(0.5, P),
  prrr: firstLarge,
  pnnn: firstLarge,
  rrrr: grid(0.5, 0.5),
  unpr: grid(0.5, 0.5),
  rrrrr: grid(0.5, 0.5),
  nnnnnnnnn: grid(P, P),
};

function EveryPatternAt({ width }: { width: number }) {
  return (
    <TimelineProvider options={{ isSignedIn: false }}>
      <main style={{ inlineSize: width }}>
        {Object.keys(patterns).map(letters => (
          <section key={letters} data-pattern={letters} aria-label={letters}>
            <p style={{ margin: '12px 0 0' }}>{letters}</p>
            <MediaGallery
              status={aStatus({
                media_attachments: Array.from(letters, (letter, index) =>
                  aStoryPicture(ratios[letter as Letter], { id: String(index), description: null }),
                ),
              })}
              isCovered={false}
            />
          </section>
        ))}
      </main>
    </TimelineProvider>
  );
}

/** The rectangles that are measured, in px from the gallery's start and top; a tile's border of 2 px is a part of it. */
async function measurePatterns(canvasElement: HTMLElement, width: number): Promise<void> {
  const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl';
  for (const [letters, { height, boxes }] of Object.entries(patterns)) {
    const gallery = canvasElement.querySelector(`[data-pattern="${letters}"] .rk-gallery`) as HTMLElement;
    const outer = gallery.getBoundingClientRect();
    // A gallery of several extends by its outer margins of 2 px, which its box cuts off.
    const wide = boxes.length > 1 ? width + 4 : width;
    await expect({ letters, side: outer.width }).toEqual({ letters, side: wide });
    const leastHeight = 44; // the least height of a target
    await expect(Math.abs(outer.height - Math.max(wide * height, leastHeight)), `${letters}: height`).toBeLessThanOrEqual(1);
    const scale = outer.height / height;
    const tiles = [...gallery.querySelectorAll('.rk-tile')].map(tile => tile.getBoundingClientRect());
    await expect({ letters, count: tiles.length }).toEqual({ letters, count: boxes.length });
    for (const [index, [left, top, boxWidth, boxHeight]] of boxes.entries()) {
      const tile = tiles[index] as DOMRect;
      const start = isRightToLeft ? outer.right - tile.right : tile.left - outer.left;
      const wanted = [left * wide, top * scale, boxWidth * wide, boxHeight * scale];
      const found = [start, tile.top - outer.top, tile.width, tile.height];
      const off = wanted.map((value, side) => Math.abs(value - (found[side] ?? Number.NaN)));
      await expect(Math.max(...off), `${letters}, picture ${index + 1}: ${found.join(' ')}`).toBeLessThanOrEqual(1);
    }
  }
}

const meta = {
  title: 'Timeline/Status/MediaGallery',
  component: EveryPatternAt,
  tags: ['spec:STAT-03'],
  args: { width: 600 },
  play: ({ canvasElement, args }) => measurePatterns(canvasElement, args.width),
  // Its boxes have these widths in every window.
  parameters: { widths: false },
} satisfies Meta<typeof EveryPatternAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every pattern of one to four pictures, and more than four. p: tall, n: very wide, r: regular, u: of unknown ratio. */
export const EveryPattern: Story = {};

export const EveryPatternAt390: Story = { args: { width: 390 } };

export const EveryPatternRightToLeft: Story = { globals: { locale: 'ar' } };

export const EveryPatternRightToLeftAt390: Story = { globals: { locale: 'ar' }, args: { width: 390 } };

export const EveryPatternDark: Story = { globals: { theme: 'dark' }, args: { width: 390 } };
