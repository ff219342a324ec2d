import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, finishLoading, playTo } from '../test-support/fake-media.js';
import { button, renderVideo, setUpPlayerTests, slider } from '../test-support/player-tests.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';
import { VideoPlayer, type VideoPlayerProps } from './video-player.js';

beforeEach(() => localStorage.clear());
setUpPlayerTests(() => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false }));

const video = (props: Partial<VideoPlayerProps> = {}) => <VideoPlayer src="/clip.mp4" label="Dusk" {...props} />;
const show = (props: Partial<VideoPlayerProps> = {}) => renderVideo(video(props));
const settled = () => act(async () => undefined);

describe('the root element of a player', () => {
  it('takes class, style, id, data and description of the page, and keeps its own', () => {
    const { player } = show({
      className: 'mine',
      style: { maxInlineSize: '300px' },
      id: 'launch',
      'data-test': 'yes',
      'aria-describedby': 'note',
      'aria-label': 'Mine',
    });
    expect(player).toHaveClass('rk-player', 'rk-player-video', 'mine');
    expect(player).toHaveStyle({ maxInlineSize: '300px' });
    expect(player).toHaveAttribute('id', 'launch');
    expect(player).toHaveAttribute('data-test', 'yes');
    expect(player).toHaveAttribute('aria-describedby', 'note');
    expect(player).toHaveAccessibleName('Video: Dusk');
  });

  it('is what a ref receives', () => {
    const ref = createRef<HTMLDivElement>();
    const { container, unmount } = render(<VideoPlayer ref={ref} src="/clip.mp4" label="Dusk" />);
    expect(ref.current).toBe(container.querySelector('[role=group]'));
    unmount();
    expect(ref.current).toBeNull();
  });

  it('calls the handlers of the page before its own', async () => {
    const onKeyDown = vi.fn<(event: { preventDefault(): void }) => void>();
    const { element, player } = show({ onKeyDown });
    player.focus();
    await userEvent.keyboard('k');
    expect(element.paused).toBe(false);
    onKeyDown.mockImplementation(event => event.preventDefault());
    await userEvent.keyboard('k');
    expect(element.paused).toBe(false);
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });
});

describe('a player whose playback the page controls', () => {
  it('plays and pauses as the page says', () => {
    const { container, rerender } = render(video({ paused: true }));
    const element = container.querySelector('video') as HTMLVideoElement;
    act(() => finishLoading(element, 60));
    rerender(video({ paused: false }));
    expect(element.paused).toBe(false);
    rerender(video({ paused: true }));
    expect(element.paused).toBe(true);
  });

  it('asks the page when a control is pressed, and changes nothing itself', async () => {
    const onPausedChange = vi.fn();
    const { element } = show({ paused: true, onPausedChange });
    await userEvent.click(button('Play'));
    expect(onPausedChange.mock.calls).toEqual([[false]]);
    expect(element.paused).toBe(true);
  });

  it('follows a page that follows it', async () => {
    function Page() {
      const [paused, setPaused] = useState(true);
      const [muted, setMuted] = useState(false);
      return video({ paused, muted, onPausedChange: setPaused, onMutedChange: setMuted });
    }
    const { element } = renderVideo(<Page />);
    await userEvent.click(button('Play'));
    expect(element.paused).toBe(false);
    await userEvent.click(button('Mute'));
    expect(element.muted).toBe(true);
    await userEvent.click(button('Unmute'));
    expect(element.muted).toBe(false);
    await userEvent.click(button('Pause'));
    expect(element.paused).toBe(true);
  });

  it('reports what others change: the media keys, the end', () => {
    const onPausedChange = vi.fn();
    const { element } = show({ paused: false, onPausedChange });
    act(() => emit(element, { isPaused: true }, 'pause'));
    expect(onPausedChange.mock.calls).toEqual([[true]]);
  });

  it('does not take a time for news of a pause that is on its way', () => {
    const onPausedChange = vi.fn();
    const { container, rerender } = render(video({ paused: false, onPausedChange }));
    const element = container.querySelector('video') as HTMLVideoElement;
    act(() => finishLoading(element, 60));
    // As in browsers, the event comes after the script that paused.
    const pause = vi.spyOn(element, 'pause').mockImplementation(() => emit(element, { isPaused: true }));
    rerender(video({ paused: true, onPausedChange }));
    expect(pause).toHaveBeenCalledOnce();
    act(() => emit(element, { currentTime: 1 }, 'timeupdate'));
    act(() => emit(element, {}, 'pause'));
    expect(onPausedChange).not.toHaveBeenCalled();
  });

  it('is brought to what the page says by a press that says the same', async () => {
    const onPausedChange = vi.fn();
    const { element } = show({ paused: false, onPausedChange });
    act(() => emit(element, { isPaused: true }, 'pause'));
    await userEvent.click(button('Play'));
    expect(element.paused).toBe(false);
    expect(onPausedChange.mock.calls).toEqual([[true]]);
  });

  it('reports that the browser refuses to play', async () => {
    const refuse = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const onPausedChange = vi.fn();
    const { element } = show({ paused: false, onPausedChange });
    await settled();
    expect(element.paused).toBe(true);
    expect(onPausedChange.mock.calls).toEqual([[true]]);
    refuse.mockRestore();
  });

  it('stays paused under a cover, and says so', async () => {
    const onPausedChange = vi.fn();
    const { element } = show({ paused: false, isSensitive: true, onPausedChange });
    await settled();
    expect(element.paused).toBe(true);
    expect(onPausedChange.mock.calls).toEqual([[true]]);
  });

  it('has a volume of its own, which is not saved', async () => {
    const onVolumeChange = vi.fn();
    const onMutedChange = vi.fn();
    const { element, player } = show({ volume: 0.3, muted: true, onVolumeChange, onMutedChange });
    expect([element.volume, element.muted]).toEqual([0.3, true]);
    player.focus();
    await userEvent.keyboard('m');
    expect(onMutedChange.mock.calls).toEqual([[false]]);
    expect(element.muted).toBe(true);
    act(() => slider('Volume').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(onVolumeChange).toHaveBeenCalledOnce();
    expect(element.volume).toBe(0.3);
    await settled();
    expect(pageVolume.get()).toEqual({ volume: DEFAULT_VOLUME, isMuted: false });
    act(() => pageVolume.set({ volume: 0.9, isMuted: false }));
    expect([element.volume, element.muted]).toEqual([0.3, true]);
  });

  it('shares the setting that the page does not control', async () => {
    const { element } = show({ muted: true });
    act(() => pageVolume.set({ volume: 0.9, isMuted: false }));
    expect([element.volume, element.muted]).toEqual([0.9, true]);
    element.volume = 0.7;
    await settled();
    expect(pageVolume.get()).toEqual({ volume: 0.7, isMuted: false });
  });

  it.each([Number.NaN, 'loud' as never, Infinity])('leaves a volume of %s out', volume => {
    expect(show({ volume }).element.volume).toBe(DEFAULT_VOLUME);
  });

  it('seeks to a time that it has not reported', () => {
    const onCurrentTimeChange = vi.fn();
    const props = { onCurrentTimeChange };
    const { container, rerender } = render(video({ ...props, currentTime: 20 }));
    const element = container.querySelector('video') as HTMLVideoElement;
    expect(element.currentTime).toBe(0);
    act(() => finishLoading(element, 60));
    expect(element.currentTime).toBe(20);
    act(() => playTo(element, 21));
    act(() => playTo(element, 22));
    expect(onCurrentTimeChange.mock.calls.slice(-2)).toEqual([[21], [22]]);
    // The page is one report behind.
    rerender(video({ ...props, currentTime: 21 }));
    expect(element.currentTime).toBe(22);
    rerender(video({ ...props, currentTime: 5 }));
    expect(element.currentTime).toBe(5);
    rerender(video({ ...props, currentTime: Number.NaN }));
    expect(element.currentTime).toBe(5);
    rerender(video({ ...props, currentTime: 1e9 }));
    expect(element.currentTime).toBe(60);
  });

  it('starts muted with `defaultMuted`, and can be unmuted', async () => {
    const { element } = show({ defaultMuted: true });
    expect(element.muted).toBe(true);
    await userEvent.click(button('Unmute'));
    expect(element.muted).toBe(false);
  });
});
