import type { Meta, StoryObj } from '@storybook/react';
import { useRef } from 'react';
import type { PullState } from './pull-state.js';
import { PullSurface } from './pull-surface.js';

interface PulledProps {
  state: PullState;
  isStill: boolean;
}

/** Content in one state of a pull. */
function Pulled({ state, isStill }: PulledProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <main className="rk-pull" style={{ maxInlineSize: 390 }}>
      <PullSurface state={state} content={content} isStill={isStill} />
      <div ref={content} className="rk-pull-content" style={{ background: 'var(--rk-surface)', padding: 16 }}>
        <p>First frost on the viaduct this morning.</p>
        <p>The ferry takes bicycles again from Monday.</p>
      </div>
    </main>
  );
}

const meta = {
  title: 'UI/Lists/PullSurface',
  component: Pulled,
  subcomponents: { PullSurface },
  args: { state: { kind: 'idle' }, isStill: false },
} satisfies Meta<typeof Pulled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['spec:PTR-01'] };
export const Dragging: Story = {
  args: { state: { kind: 'dragging', startY: 100, distance: 40 } },
  tags: ['spec:PTR-01'],
};
export const ThresholdBreached: Story = {
  args: { state: { kind: 'threshold-breached', startY: 100, distance: 95 } },
  tags: ['spec:PTR-01', 'spec:PTR-02'],
};
export const Refreshing: Story = { args: { state: { kind: 'refreshing' } }, tags: ['spec:PTR-01'] };
export const Back: Story = { args: { state: { kind: 'back' } }, tags: ['spec:PTR-01'] };
export const RefreshingWithoutMotion: Story = {
  args: { state: { kind: 'refreshing' }, isStill: true },
  tags: ['spec:PTR-03'],
};
