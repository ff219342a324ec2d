import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioPlayer } from '../audio/audio-player.js';
import { createMiniPlayer } from '../audio/mini-store.dom.js';
import { playDocked } from '../audio/play-docked.dom.js';
import { VIEW_CHECK_MS } from '../view/watch-view.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { finishLoading, installFakeMedia, fakeStateOf, emit } from '../test-support/fake-media.js';
import { MiniPlayerProvider } from './mini-provider.js';

let removeFakes: () => void = () => undefined;
beforeEach(() => {
  removeFakes = installFakeMedia();
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  removeFakes();
});

/** Renders a page with an audio player; `show` changes its source, `null` leaves the page. */
function page() {
  const store = createMiniPlayer();
  const stores: PlayerStore[] = [];
  const onReturn = vi.fn<(href: string) => void>();
  const onStore = (created: PlayerStore | null) => void (created && stores.push(created));
  const view = (src: string | null, hasMini = true) => (
    <MiniPlayerProvider store={store} onReturn={onReturn}>
      {src !== null && (
        <AudioPlayer
          src={src}
          title="Field recording"
          author="Tobias"
          returnHref="/posts/1"
          miniPlayer={hasMini ? undefined : false}
          onStore={onStore}
        />
      )}
      <a href="/elsewhere">Elsewhere</a>
    </MiniPlayerProvider>
  );
  const shown = render(view('/sound.ogg'));
  const media = () => {
    const last = stores.at(-1);
    if (!last) throw new Error('The player has no element.');
    return last.element;
  };
  const moveTo = (top: number) => {
    const box = shown.container.querySelector('.rk-audio');
    Object.assign(box ?? {}, { getBoundingClientRect: () => ({ top, bottom: top + 200, left: 0, width: 600 }) });
    act(() => void vi.advanceTimersByTime(VIEW_CHECK_MS));
  };
  const play = () => {
    act(() => finishLoading(media(), 186));
    act(() => emit(media(), { isPaused: false, currentTime: 12 }, 'play', 'playing'));
  };
  return {
    show: (src: string | null, hasMini?: boolean) => shown.rerender(view(src, hasMini)),
    media,
    moveTo,
    play,
    onReturn,
    store,
  };
}

const mini = () => screen.findByRole('region', { name: 'Mini player' });
const noMini = () => expect(screen.queryByRole('region', { name: 'Mini player' })).toBeNull();

describe('mini player', () => {
  it('[MED-06] continues the same element when the player leaves the view', async () => {
    const { media, moveTo, play } = page();
    play();
    const element = media();
    noMini();
    moveTo(-500);
    await mini();
    expect(screen.getByText('Playing in the mini player')).toBeVisible();
    expect(element.paused).toBe(false);
    moveTo(50);
    noMini();
    expect(media()).toBe(element);
    expect(element.paused).toBe(false);
    expect(element.currentTime).toBe(12);
  });

  it('[MED-05] does not dock paused audio', () => {
    const { media, moveTo } = page();
    act(() => finishLoading(media(), 186));
    moveTo(-500);
    expect(media().paused).toBe(true);
    noMini();
  });

  it('[MED-05] pauses audio that leaves the view without a mini player', () => {
    const { media, moveTo, play, show } = page();
    show('/sound.ogg', false);
    play();
    moveTo(-500);
    expect(media().paused).toBe(true);
    noMini();
  });

  it('ends playback when closed', async () => {
    const { media, moveTo, play } = page();
    play();
    moveTo(-500);
    await mini();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(media().paused).toBe(true);
    noMini();
    expect(screen.queryByText('Playing in the mini player')).toBeNull();
  });

  it('returns to the player and focuses it', async () => {
    const { moveTo, play } = page();
    play();
    moveTo(-500);
    await mini();
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('group', { name: 'Audio: Field recording' })).toHaveFocus();
  });

  it('[MED-06] continues across pages and returns to the page of the player', async () => {
    const { media, play, show, onReturn } = page();
    play();
    const element = media();
    show(null);
    await mini();
    expect(element.paused).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Return' }));
    expect(onReturn).toHaveBeenCalledExactlyOnceWith('/posts/1');
    show('/sound.ogg');
    noMini();
    expect(media()).toBe(element);
    expect(element.paused).toBe(false);
  });

  it('[MED-06] continues audio whose page is left before it has started', async () => {
    const { media, show } = page();
    const element = media();
    // The press has no event yet.
    fakeStateOf(element).isPaused = false;
    show(null);
    await mini();
    expect(element.paused).toBe(false);
    act(() => emit(element, {}, 'play'));
    await mini();
  });

  it('[MED-06] plays audio that has no player yet, and hands it to one that mounts', async () => {
    const { media, show, store } = page();
    show(null);
    act(() => playDocked(store, { src: '/rain.ogg', title: 'Rain', author: 'Mara', returnHref: '/posts/2' }));
    expect(await mini()).toHaveTextContent('RainMara');
    const element = store.current()?.audio.session.store.element;
    expect(element?.paused).toBe(false);
    expect(screen.getByRole('link', { name: 'Return' })).toHaveAttribute('href', '/posts/2');
    show('/rain.ogg');
    noMini();
    expect(media()).toBe(element);
  });

  it('plays nothing from an unsafe address', () => {
    const { show, store } = page();
    show(null);
    act(() => playDocked(store, { src: 'javascript:void 0', title: 'Rain' }));
    expect(store.current()).toBeNull();
  });

  it('destroys audio of another page when closed', async () => {
    const { media, play, show } = page();
    play();
    const element = media();
    show(null);
    await mini();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(element.paused).toBe(true);
    show('/sound.ogg');
    expect(media()).not.toBe(element);
  });

  it('[MED-06] shows a failure and retries', async () => {
    const { media, moveTo, play } = page();
    play();
    moveTo(-500);
    await mini();
    act(() => emit(media(), { errorCode: 2, readyState: 0 }, 'error'));
    expect(within(await mini()).getByText('The connection was lost.')).toBeVisible();
    const { loads } = fakeStateOf(media());
    await userEvent.click(within(await mini()).getByRole('button', { name: 'Try again' }));
    expect(fakeStateOf(media()).loads).toBe(loads + 1);
    expect(media().paused).toBe(false);
  });

  it('[MED-06] ends when other audio starts', async () => {
    const { media, play, show } = page();
    play();
    const first = media();
    show(null);
    await mini();
    show('/other.ogg');
    play();
    expect(media()).not.toBe(first);
    expect(first.paused).toBe(true);
    noMini();
  });
});
