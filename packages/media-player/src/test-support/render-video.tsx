import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { finishLoading } from './fake-media.js';

/** Renders a video player and loads 180 s of fake media into its element. */
export function renderVideo(player: ReactElement) {
  const { container, unmount } = render(player);
  const element = container.querySelector('video');
  const root = container.querySelector<HTMLElement>('[role=group]');
  if (element === null || root === null) throw new Error('No video player was rendered.');
  act(() => finishLoading(element, 180));
  return { element, container, unmount, player: root };
}
