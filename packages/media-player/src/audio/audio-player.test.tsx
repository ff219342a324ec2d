import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PlayerStore } from '../store/player-store.dom.js';
import { addCaptions, finishLoading, fakeStateOf, playTo, emit } from '../test-support/fake-media.js';
import { button, setUpPlayerTests } from '../test-support/player-tests.js';
import { AudioPlayer, type AudioPlayerProps } from './audio-player.js';

setUpPlayerTests(() => localStorage.clear());

function show(props: Partial<AudioPlayerProps> = {}) {
  const stores: PlayerStore[] = [];
  const onStore = (store: PlayerStore | null) => void (store && stores.push(store));
  const player = <AudioPlayer src="/sound.ogg" title="Field recording" {...props} onStore={onStore} />;
  const view = render(player);
  const element = () => {
    const store = stores.at(-1);
    if (!store) throw new Error('The player has no element.');
    return store.element;
  };
  return { ...view, element };
}

describe('AudioPlayer', () => {
  it('[MED-02] plays, pauses and replays after the end', async () => {
    const { element } = show();
    act(() => finishLoading(element(), 186));
    await userEvent.click(button('Play'));
    expect(element().paused).toBe(false);
    await userEvent.click(button('Pause'));
    expect(element().paused).toBe(true);
    act(() => playTo(element(), 186));
    await userEvent.click(button('Play again'));
    expect(element().currentTime).toBe(0);
    expect(element().paused).toBe(false);
  });

  it('takes what the page sets on its root element, and a ref', () => {
    const ref = createRef<HTMLDivElement>();
    render(<AudioPlayer ref={ref} src="/sound.ogg" title="Sea" className="mine" id="sea" data-test="yes" />);
    expect(ref.current).toBe(screen.getByRole('group', { name: 'Audio: Sea' }));
    expect(ref.current).toHaveClass('rk-player', 'rk-audio', 'mine');
    expect(ref.current).toHaveAttribute('id', 'sea');
    expect(ref.current).toHaveAttribute('data-test', 'yes');
  });

  it('asks a page that controls its playback', async () => {
    const onPausedChange = vi.fn();
    const onMutedChange = vi.fn();
    const { element } = show({ paused: true, muted: false, onPausedChange, onMutedChange });
    act(() => finishLoading(element(), 186));
    await userEvent.click(button('Play'));
    await userEvent.click(button('Mute'));
    expect([element().paused, element().muted]).toEqual([true, false]);
    expect(onPausedChange.mock.calls).toEqual([[false]]);
    expect(onMutedChange.mock.calls).toEqual([[true]]);
  });

  it('[MED-08] has a time slider with a name and a spoken value', () => {
    const { element } = show();
    act(() => finishLoading(element(), 180));
    act(() => emit(element(), { currentTime: 65 }, 'timeupdate'));
    const slider = screen.getByRole('slider', { name: 'Time' });
    expect(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 3 minutes');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(element().currentTime).toBe(70);
  });

  it('[MED-03] handles the audio keys while focused, but not the video keys', async () => {
    const { element } = show();
    act(() => finishLoading(element(), 186));
    act(() => button('Play').focus());
    await userEvent.keyboard('k');
    expect(element().paused).toBe(false);
    await userEvent.keyboard('l.');
    expect(element().currentTime).toBe(10);
    await userEvent.keyboard('m');
    expect(element().muted).toBe(true);
  });

  it('stops its keys and clicks from reaching the page', async () => {
    const events: string[] = [];
    const { baseElement, element } = show();
    const record = (event: Event) => events.push(event instanceof KeyboardEvent ? event.key : event.type);
    baseElement.addEventListener('keydown', record);
    baseElement.addEventListener('click', record);
    act(() => finishLoading(element(), 186));
    fireEvent.keyDown(button('Play'), { key: 'j' });
    fireEvent.keyDown(button('Play'), { key: 'x' });
    fireEvent.click(button('Play'));
    baseElement.removeEventListener('keydown', record);
    baseElement.removeEventListener('click', record);
    expect(events).toEqual(['x']);
  });

  it('[MED-02] shows why playback failed and retries', async () => {
    const { element } = show();
    element().crossOrigin = null;
    act(() => emit(element(), { errorCode: 2 }, 'error'));
    expect(screen.getByText('The connection was lost.')).toBeVisible();
    const { loads } = fakeStateOf(element());
    await userEvent.click(button('Try again'));
    expect(fakeStateOf(element()).loads).toBe(loads + 1);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('loads nothing from %s', src => {
    const { element } = show({ src });
    expect(element().src).toBe('');
    expect(screen.getByText('This file cannot be played.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[MED-02] shows "Live" and no slider for a live stream', () => {
    const { element } = show();
    act(() => finishLoading(element(), Number.POSITIVE_INFINITY));
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Time' })).toBeNull();
  });

  it('covers sensitive audio and pauses it when covered again', async () => {
    const { element } = show({ isSensitive: true });
    expect(screen.getByText('Sensitive content')).toBeVisible();
    await userEvent.click(button('Show'));
    act(() => finishLoading(element(), 186));
    await userEvent.click(button('Play'));
    await userEvent.click(button('Hide'));
    expect(element().paused).toBe(true);
    expect(screen.getByText('Sensitive content')).toBeVisible();
  });

  it('[MED-02] loads nothing while covered', async () => {
    const { element, container } = show({ isSensitive: true, artwork: '/cover.jpg' });
    expect(element).toThrow('no element');
    expect(container.querySelector('img')).toBeNull();
    await userEvent.click(button('Show'));
    expect(fakeStateOf(element()).src).toBe('/sound.ogg');
    expect(container.querySelector('img')).not.toBeNull();
  });

  it('[MED-02] uses the given colours, adjusted to be readable', async () => {
    const { container } = show({ colors: { background: '#2b1240', foreground: '#2b1240', accent: '#ff9ad5' } });
    const visual = container.querySelector<HTMLElement>('.rk-audio-visual');
    await waitFor(() => expect(visual?.style.getPropertyValue('--rk-audio-accent')).toBe('#ff9ad5'));
    expect(visual?.style.getPropertyValue('--rk-audio-foreground')).not.toBe('#2b1240');
  });

  it('[MED-08] is a group, not a landmark', () => {
    show();
    expect(screen.getByRole('group', { name: 'Audio: Field recording' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[MED-08] offers captions when it has a track', () => {
    const { element } = show();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    act(() => addCaptions(element(), 'English', 'en'));
    fireEvent.click(button('Captions'));
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
  });

  it('[MED-04] starts at half volume', () => {
    expect(show().element().volume).toBe(0.5);
  });

  it('links the file for download only with a safe address', () => {
    const { unmount } = show({ downloadUrl: '/sound.ogg' });
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/sound.ogg');
    unmount();
    show({ downloadUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  });

  it('renders no style attributes', () => {
    const { container } = show({ colors: {}, artwork: '/cover.jpg' });
    const styled = [...container.querySelectorAll('[style]')].filter(one => !one.classList.contains('rk-audio-visual'));
    expect(styled).toEqual([]);
  });

  it('pauses when unmounted', () => {
    const { element, unmount } = show();
    act(() => finishLoading(element(), 186));
    const media = element();
    void media.play();
    unmount();
    expect(media.paused).toBe(true);
  });

  it('[MED-06] pauses and calls onLeaveView when it leaves the view while playing', () => {
    vi.useFakeTimers();
    const onLeaveView = vi.fn<NonNullable<AudioPlayerProps['onLeaveView']>>();
    const onReturnToView = () => ({ currentTime: 40, isPaused: false });
    const { element, container } = show({ onLeaveView, onReturnToView, author: 'Tobias' });
    const box = container.querySelector('.rk-audio');
    const place = (top: number) =>
      Object.assign(box ?? {}, { getBoundingClientRect: () => ({ top, bottom: top + 200, left: 0, width: 600 }) });
    act(() => finishLoading(element(), 186));
    act(() => emit(element(), { currentTime: 12, isPaused: false }, 'play', 'playing'));
    place(-400);
    act(() => void vi.advanceTimersByTime(150));
    expect(element().paused).toBe(true);
    expect(onLeaveView).toHaveBeenCalledOnce();
    expect(onLeaveView.mock.calls[0]?.[0]).toMatchObject({
      src: '/sound.ogg',
      currentTime: 12,
      volume: 0.5,
      title: 'Field recording',
      author: 'Tobias',
    });
    place(100);
    act(() => void vi.advanceTimersByTime(150));
    expect(element().currentTime).toBe(40);
    expect(element().paused).toBe(false);
    vi.useRealTimers();
  });
});
