import { anAttachment } from '@rookery/api-client/testing';
import { BlankState } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { gridRows, type GridTile as Tile } from './grid-rows.js';
import { GridTile } from './grid-tile.js';
import { MediaGrid } from './media-grid.js';
import './styles.css';

/** The picture comes from the server of the stories: they load nothing from the network. */
const harbour = new URL('./harbour.svg?no-inline', import.meta.url).href;
const kinds = ['image', 'image', 'gifv', 'image', 'video', 'audio', 'image', 'unknown', 'image', 'image'] as const;

function renderTile({ key, index }: Tile) {
  const type = kinds[index % kinds.length] ?? 'image';
  const hasPicture = type === 'image' || type === 'gifv' || type === 'video';
  return (
    <GridTile
      key={key}
      attachment={anAttachment({
        type,
        url: type === 'image' ? harbour : 'https://host.test/file.mp4',
        preview_url: hasPicture ? harbour : null,
        blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
        description: index === 9 ? null : `Media ${index + 1} of the tramway`,
      })}
      href={`/@mara/posts/${index}`}
      cover={index === 3 ? 'sensitive' : index === 8 ? 'review' : 'none'}
      onShow={() => undefined}
      onOpen={() => undefined}
    />
  );
}

const nothing = () => undefined;
const count = 20;
const rows = gridRows([{ kind: 'item', id: '1' }], () => Array.from({ length: count }, (_, index) => index), null);

const meta = {
  title: 'People/Profile/MediaGrid',
  component: MediaGrid,
  args: {
    phase: 'ready',
    rows,
    renderTile,
    older: { isLoading: false, hasFailed: false, onLoad: nothing },
    autoloadMore: false,
    isOffline: false,
    onRetry: nothing,
    onSignIn: nothing,
    onFillGap: nothing,
    emptyState: <BlankState title="There is nothing here yet" />,
  },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 600 }}>
        <Story />
      </main>
    ),
  ],
  tags: ['spec:HINT-03'],
} satisfies Meta<typeof MediaGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures, a GIF, a video, audio and a file; sensitive media are covered. */
export const EveryKind: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link');
    const boxes = tiles.map(tile => tile.getBoundingClientRect());
    for (const { width, height } of boxes) await expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    await expect(boxes[2]?.top).toBe(boxes[0]?.top);
    await expect(boxes[3]?.left).toBe(boxes[0]?.left);
    tiles[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tiles[3]).toHaveFocus();
  },
};
export const Narrow: Story = { decorators: [Story => <div style={{ inlineSize: 390 }}>{Story()}</div>] };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
/** Media between two pages are missing. */
export const WithAGap: Story = {
  args: {
    rows: gridRows(
      [
        { kind: 'item', id: '2' },
        { kind: 'gap', newerId: '2', olderId: '1' },
        { kind: 'item', id: '1' },
      ],
      () => [0, 1, 2, 4],
      null,
    ),
    older: null,
  },
};
export const Loading: Story = { args: { phase: 'loading' } };
export const Failed: Story = { args: { phase: 'failed' } };
export const Offline: Story = { args: { isOffline: true } };
export const MembersOnly: Story = { args: { phase: 'members-only' } };
export const Empty: Story = { args: { rows: [], older: null } };
