import { render } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import type { TimelineOptions } from './options/timeline-options.js';
import { useTimelineOptions } from './options/use-timeline-options.js';
import { TimelineProvider } from './timeline-provider.js';

/** A part below a provider whose options are a new object at each render, and how often the part was rendered. */
function drawPart(options: () => TimelineOptions) {
  let renders = 0;
  const Part = memo(() => {
    useTimelineOptions();
    renders += 1;
    return null;
  });
  const app = () => (
    <TimelineProvider options={options()}>
      <Part />
    </TimelineProvider>
  );
  const { rerender } = render(app());
  return { rerender: () => rerender(app()), count: () => renders };
}

it('renders no part again for options that are written in place', () => {
  const { rerender, count } = drawPart(() => ({ isSignedIn: true, storage: null }));
  rerender();
  expect(count()).toBe(1);
});

it('renders the parts again for a new callback', () => {
  const { rerender, count } = drawPart(() => ({ isSignedIn: true, storage: null, onReply: () => undefined }));
  rerender();
  expect(count()).toBe(2);
});
