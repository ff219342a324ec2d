import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { finishLoading, installFakeMedia } from './fake-media.js';

/** Registers the hooks of a test file with players: fake media, and a cleanup of the page and of fake timers. */
export function setUpPlayerTests(reset: () => void): void {
  let restore: () => void = () => undefined;
  beforeEach(() => {
    restore = installFakeMedia();
    reset();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    restore();
  });
}

/** Renders a video player and loads 180 s of fake media into its element. */
export function renderVideo(player: ReactElement) {
  const { container, unmount } = render(player);
  const element = container.querySelector('video');
  const root = container.querySelector<HTMLElement>('[role=group]');
  if (element === null || root === null) throw new Error('No video player was rendered.');
  act(() => finishLoading(element, 180));
  return { element, container, unmount, player: root };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const slider = (name: string) => screen.getByRole('slider', { name });
