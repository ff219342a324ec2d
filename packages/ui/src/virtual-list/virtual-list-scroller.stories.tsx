import type { Meta, StoryObj } from '@storybook/react';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { ScrollArea } from '../scroller/scroller-provider.js';
import type { VirtualListHandle } from './virtual-list-handle.dom.js';
import { VirtualList } from './virtual-list.js';

interface Row {
  key: string;
  height: number;
}

const meta = { title: 'UI/Lists/VirtualListScroller' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const boxSize = { inlineSize: 340, blockSize: 420, border: '1px solid var(--rk-line)' };

/** A list of 1,000 rows in a box of 340 x 420 px. */
export const InABox: Story = {
  render: () => (
    <ScrollArea style={boxSize} label="Box">
      <Rows name="Box" rows={rowsFrom('row', 0, 1000)} />
    </ScrollArea>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Box' });
    await expect(within(box).getByText('row-0')).toBeVisible();
    box.scrollTo({ top: 20_000 });
    await waitFor(() => expect(rowsInView(box).length).toBeGreaterThan(1));
    await expect(covered(box)).toBe(true);
    await expect(window.scrollY).toBe(0);
    box.scrollTo({ top: 0 });
    await waitFor(() => expect(within(box).getByText('row-0')).toBeVisible());
    await expect(covered(box)).toBe(true);
  },
};

/** Two lists with the same keys, each in a box of its own. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['Left', 'Right'].map(name => (
        <ScrollArea key={name} style={boxSize} label={name}>
          <Rows name={`${name} rows`} rows={rowsFrom('row', 0, 1000)} />
        </ScrollArea>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const left = within(canvasElement).getByRole('region', { name: 'Left' });
    const right = within(canvasElement).getByRole('region', { name: 'Right' });
    // Until its end has come into view: it grows while rows are measured.
    await waitFor(() => {
      left.scrollTo({ top: left.scrollHeight });
      return expect(within(left).getByText('row-999')).toBeVisible();
    });
    await waitFor(() => expect(covered(left)).toBe(true));
    await expect(within(left).queryByText('row-0')).toBeNull();
    await expect(within(right).getByText('row-0')).toBeVisible();
    await expect(right.scrollTop).toBe(0);
  },
};

/** Oldest first, as a chat log: it begins at its end and follows it until the reader scrolls away. */
export const GrowingAtBothEnds: Story = {
  render: () => <Log />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('region', { name: 'Log' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const isAtEnd = () => expect(Math.abs(box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThanOrEqual(1);
    await waitFor(isAtEnd);
    await expect(canvas.getByText('row-199')).toBeVisible();

    await press('Add below');
    await expect(canvas.getByText('row-204')).toBeVisible();
    await waitFor(isAtEnd);
    await press('Grow the last row');
    await waitFor(isAtEnd);

    box.scrollTop -= 600;
    // The scroll event comes with the next frame. Until then the list still follows its end.
    await twoFrames();
    await waitFor(() => expect(covered(box)).toBe(true));
    const [first] = rowsInView(box);
    if (first === undefined) throw new Error('No row is in view.');
    const top = () => first.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const before = top();
    for (const name of ['Add below', 'Grow the last row', 'Add above']) {
      await press(name);
      await twoFrames();
      await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    }
    await press('To the end');
    await waitFor(isAtEnd);
  },
};

function Log() {
  const list = useRef<VirtualListHandle>(null);
  const [range, setRange] = useState({ from: 0, to: 200, lastHeight: 60 });
  const rows = rowsFrom('row', range.from, range.to);
  const lastKey = rows.at(-1)?.key;
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockEnd: 8 }}>
        <Button onClick={() => setRange({ ...range, from: range.from - 20 })}>Add above</Button>
        <Button onClick={() => setRange({ ...range, to: range.to + 5 })}>Add below</Button>
        <Button onClick={() => setRange({ ...range, lastHeight: range.lastHeight + 90 })}>Grow the last row</Button>
        <Button onClick={() => list.current?.scrollToEnd()}>To the end</Button>
      </div>
      <ScrollArea style={boxSize} label="Log">
        <VirtualList
          ref={list}
          role="feed"
          aria-label="Messages"
          items={rows.map(row => (row.key === lastKey ? { ...row, height: range.lastHeight } : row))}
          itemKey={keyOf}
          renderItem={renderRow}
          sticksToEnd
        />
      </ScrollArea>
    </>
  );
}

/** In a page that others change: something above it grows or goes, it is hidden and shown, and moves in the document. No row is missing then. */
export const MovedByOthers: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div data-part="page">
      <div data-part="place" style={{ inlineSize: 340 }}>
        <Rows name="Moved" rows={rowsFrom('row', 0, 1000)} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('[data-part="page"]');
    const place = canvasElement.querySelector<HTMLElement>('[data-part="place"]');
    if (page === null || place === null) throw new Error('The page is not there.');
    const FAR = '4000px';
    const above = document.createElement('div');
    /** How much of the window no row covers below the top of the list, when it was changed in this way, in px. */
    const isFilled = (name: string) =>
      waitFor(() => expect({ name, isFilled: emptyBelow(place) <= 2 }).toEqual({ name, isFilled: true }), { timeout: 5_000 });
    const away = async (): Promise<void> => {
      // The list keeps its first row where it was, if it has noticed already.
      await waitFor(
        () => {
          window.scrollTo(0, 0);
          return expect(place.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
        },
        { timeout: 5_000 },
      );
      // Long enough for the list to notice, and to unmount what is out of view.
      await new Promise(done => setTimeout(done, 400));
    };
    const changes: Record<string, () => void> = {
      'shrinks above': () => (above.style.blockSize = '30px'),
      'goes above': () => above.remove(),
      'moves below it': () => page.append(above),
      'is no longer displayed': () => (above.style.display = 'none'),
      'moves into another place': () => canvasElement.prepend(place),
      'is hidden and shown': () => {
        place.style.display = 'none';
        above.remove();
        requestAnimationFrame(() => (place.style.display = 'block'));
      },
      'is laid over the page': () => {
        place.style.position = 'absolute';
        place.style.insetBlockStart = '0';
      },
    };
    window.scrollTo(0, 0);
    // The browser would scroll along with what moves, and a scroll tells the list.
    document.body.style.overflowAnchor = 'none';
    document.documentElement.style.overflowAnchor = 'none';
    await isFilled('begins');
    for (const [name, change] of Object.entries(changes)) {
      above.style.blockSize = FAR;
      page.prepend(above);
      page.append(place);
      await away();
      change();
      await isFilled(name);
      above.removeAttribute('style');
      place.style.display = '';
    }
    place.style.position = '';
    above.remove();
    await isFilled('ends');
    document.body.style.overflowAnchor = '';
    document.documentElement.style.overflowAnchor = '';
  },
};

/** How much of the window no row covers, from the top of the list to the lower edge, in px. */
function emptyBelow(place: HTMLElement): number {
  const bottoms = [...place.querySelectorAll('article')].map(row => row.getBoundingClientRect().bottom);
  return window.innerHeight - Math.max(place.getBoundingClientRect().top, 0, ...bottoms);
}

function Rows({ name, rows }: { name: string; rows: readonly Row[] }) {
  return <VirtualList role="feed" aria-label={name} items={rows} itemKey={keyOf} renderItem={renderRow} />;
}

const keyOf = (row: Row): string => row.key;

function renderRow(row: Row) {
  return (
    <article aria-label={row.key} style={{ blockSize: row.height, borderBlockEnd: '1px solid var(--rk-line)' }}>
      {row.key}
    </article>
  );
}

function rowsFrom(name: string, from: number, to: number): Row[] {
  return Array.from({ length: to - from }, (_, index) => ({
    key: `${name}-${from + index}`,
    height: 40 + ((Math.abs(from + index) * 53) % 140),
  }));
}

function rowsInView(box: HTMLElement): HTMLElement[] {
  const view = box.getBoundingClientRect();
  return [...box.querySelectorAll<HTMLElement>('article')].filter(row => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  });
}

/** Whether rows fill the box from its top to its bottom. */
function covered(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const rects = [...box.querySelectorAll('article')].map(row => row.getBoundingClientRect());
  return rects.some(rect => rect.top <= top + 2) && rects.some(rect => rect.bottom >= bottom - 2);
}

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
}
