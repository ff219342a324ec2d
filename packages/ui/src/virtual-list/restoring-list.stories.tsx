import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { VirtualList } from './virtual-list.js';

const meta = { title: 'UI/Lists/RestoringList' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = Array.from({ length: 400 }, (_, index) => `row-${index}`);

/** Restores row 200 at 120 px below the viewport's top, while a header and the heights of rows load late. */
export const LateRows: Story = { render: () => <Restored /> };

function Restored() {
  const [isHeaderThere, setHeaderThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeaderThere(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isHeaderThere && <div style={{ blockSize: 300, background: 'var(--rk-sunken)' }} />}
      <VirtualList
        items={keys}
        itemKey={itemKey}
        renderItem={renderRow}
        initialAnchor={{ key: 'row-200', index: 200, offset: 120 }}
        role="feed"
        aria-label="Rows"
      />
    </>
  );
}

function itemKey(key: string): string {
  return key;
}

function renderRow(key: string, index: number) {
  return <LateRow name={key} height={90 + ((index * 71) % 300)} />;
}

function LateRow({ name, height }: { name: string; height: number }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 100 + (height % 7) * 60);
    return () => clearTimeout(timer);
  }, [height]);
  return (
    <article
      aria-label={name}
      style={{ blockSize: isLoaded ? height + 200 : height, borderBlockEnd: '1px solid var(--rk-line)' }}
    >
      {name}
    </article>
  );
}
