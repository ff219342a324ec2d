import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { VirtualList } from './virtual-list.js';

interface Row {
  key: string;
  height: number;
}

const meta = { title: 'UI/Lists/VirtualList', component: VirtualList } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Thousand: Story = { render: () => <Demonstration /> };
export const Empty: Story = {
  render: () => <VirtualList items={[]} itemKey={keyOf} renderItem={renderRow} />,
};

/** Prepend, insert and remove rows, and let them grow: the row being read keeps its place. */
function Demonstration() {
  const [rows, setRows] = useState(() => rowsFrom('row', 1000));
  const [batch, setBatch] = useState(1);
  const add = (at: number) => {
    setRows(known => [...known.slice(0, at), ...rowsFrom(`added-${batch}`, 20), ...known.slice(at)]);
    setBatch(batch + 1);
  };
  return (
    <>
      <div
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          display: 'flex',
          gap: 8,
          padding: 8,
          background: 'var(--rk-bg)',
        }}
      >
        <Button onClick={() => add(0)}>Prepend</Button>
        <Button onClick={() => add(5)}>Insert</Button>
        <Button onClick={() => setRows(rows.toSpliced(2, 3))}>Remove</Button>
        <Button onClick={() => setRows(rows.map((row, index) => (index < 10 ? { ...row, height: row.height + 30 } : row)))}>
          Grow
        </Button>
      </div>
      <VirtualList items={rows} itemKey={keyOf} renderItem={renderRow} aria-label="Rows" role="feed" />
    </>
  );
}

function keyOf(row: Row): string {
  return row.key;
}

function renderRow(row: Row) {
  return (
    <article aria-label={row.key} style={{ blockSize: row.height, borderBlockEnd: '1px solid var(--rk-line)' }}>
      {row.key}
    </article>
  );
}

function rowsFrom(name: string, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ key: `${name}-${index}`, height: 80 + ((index * 53) % 240) }));
}
