import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../locales/ar.js';
import { finishLoading, fakeStateOf, playTo, emit } from '../test-support/fake-media.js';
import { button, renderVideo, setUpPlayerTests, slider } from '../test-support/player-tests.js';
import { VideoPlayer } from './video-player.js';
import type { VideoPlayerProps } from './video-player.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';

setUpPlayerTests(() => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false }));

function show(props: Partial<VideoPlayerProps> = {}) {
  return renderVideo(<VideoPlayer src="/clip.mp4" label="Dusk over the ridge" {...props} />);
}

describe('VideoPlayer', () => {
  it('[MED-01] [MED-08] plays, pauses, mutes and seeks with named controls', async () => {
    const { element } = show();
    await userEvent.click(button('Play'));
    expect(element.paused).toBe(false);
    await userEvent.click(button('Pause'));
    expect(element.paused).toBe(true);
    await userEvent.click(button('Mute'));
    expect(element.muted).toBe(true);
    expect(slider('Volume')).toHaveAttribute('aria-valuetext', '50%, muted');
    act(() => playTo(element, 65));
    expect(slider('Time')).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 3 minutes');
    expect(screen.getByText('1:05 / 3:00')).toBeVisible();
  });

  it.each(['javascript:alert(1)', ' java\nscript:1', 'data:text/html,<script>1</script>', 'https://[', ''])(
    '[MED-01] loads nothing from %j',
    address => {
      const { element, container } = show({
        src: address,
        poster: address,
        thumbnails: address,
        downloadUrl: address,
        tracks: [{ src: address, kind: 'captions', label: 'English', language: 'en' }],
      });
      expect(element).not.toHaveAttribute('poster');
      expect(element).not.toHaveAttribute('src');
      expect(container.querySelectorAll('track, source, a')).toHaveLength(0);
    },
  );

  it.each([NaN, Infinity, -1, 0, 1e308, 1e-308])('[MED-01] reserves a default box for an aspect ratio of %s', aspectRatio => {
    const { container } = show({ aspectRatio });
    expect(container.querySelector('.rk-player-box')?.getAttribute('viewBox')).toMatch(/^0 0 (?:1600|900) 900$/);
  });

  it('[MED-01] shows why it failed and resumes on retry', async () => {
    const { element } = show();
    act(() => playTo(element, 30));
    act(() => emit(element, { errorCode: 2, isPaused: true }, 'error'));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(button('Try again'));
    expect(fakeStateOf(element).loads).toBe(1);
    act(() => finishLoading(element, 180));
    expect(element.currentTime).toBe(30);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries the next format when one is rejected', () => {
    const { element } = show({
      src: [
        { src: '/clip.mov', type: 'video/quicktime' },
        { src: '/clip.webm', type: 'video/webm' },
        { src: '/clip.mp4', type: 'video/mp4' },
      ],
    });
    expect(element.src).toBe('/clip.webm');
    act(() => emit(element, { errorCode: 4 }, 'error'));
    expect(element.src).toBe('/clip.mp4');
  });

  it('loads nothing from an unsafe address', () => {
    const { element } = show({ src: 'javascript:alert(1)' });
    expect(element.src).toBe('');
  });

  it('[MED-01] links the file for download only with a safe address', () => {
    const { unmount } = show({ downloadUrl: '/clip.mp4' });
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/clip.mp4');
    unmount();
    show({ downloadUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  });

  it('[MED-01] replays from the start after the end', async () => {
    const { element } = show();
    act(() => void element.play());
    act(() => playTo(element, 180));
    await userEvent.click(button('Play again'));
    expect(element.currentTime).toBe(0);
    expect(element.paused).toBe(false);
  });

  it('shows a live stream without a duration and a seek bar', () => {
    const { element } = show();
    act(() => finishLoading(element, Infinity));
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Time' })).toBeNull();
  });

  it('starts at startTime', () => {
    expect(show({ startTime: 42 }).element.currentTime).toBe(42);
  });

  it('covers sensitive video until shown, and pauses when hidden again', async () => {
    const { element, container } = show({ isSensitive: true, poster: '/dusk.jpg' });
    expect(screen.getByText('Sensitive content')).toBeVisible();
    expect(container.querySelector('video')).not.toHaveAttribute('poster');
    fireEvent.keyDown(container.firstElementChild as Element, { key: 'k' });
    expect(element.paused).toBe(true);
    await userEvent.click(button('Show'));
    await userEvent.click(button('Play'));
    await userEvent.click(button('Hide'));
    expect(element.paused).toBe(true);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('[MED-01] neither loads nor plays while covered', async () => {
    const { container } = render(<VideoPlayer src="/clip.mp4" label="Dusk" isSensitive />);
    const element = container.querySelector('video') as HTMLVideoElement;
    expect(fakeStateOf(element).src).toBe('');
    act(() => void element.play());
    expect(element.paused).toBe(true);
    await userEvent.click(button('Show'));
    expect(fakeStateOf(element).src).toBe('/clip.mp4');
  });

  it('[MED-01] covers and pauses a video that becomes sensitive', () => {
    const { container, rerender } = render(<VideoPlayer src="/clip.mp4" label="Dusk" />);
    const element = container.querySelector('video') as HTMLVideoElement;
    act(() => void element.play());
    expect(element.paused).toBe(false);
    rerender(<VideoPlayer src="/clip.mp4" label="Dusk" isSensitive />);
    expect(element.paused).toBe(true);
    expect(screen.getByText('Sensitive content')).toBeVisible();
  });

  it('[MED-01] hides its controls after 3 s of playback, but not while one has focus', () => {
    vi.useFakeTimers();
    const { element, player } = show();
    act(() => void element.play());
    act(() => void vi.advanceTimersByTime(2999));
    expect(player).not.toHaveAttribute('data-idle');
    act(() => void vi.advanceTimersByTime(1));
    expect(player).toHaveAttribute('data-idle');
    fireEvent.keyDown(player, { key: 'Tab' });
    act(() => button('Pause').focus());
    act(() => void vi.advanceTimersByTime(9000));
    expect(player).not.toHaveAttribute('data-idle');
  });

  it('[MED-05] pauses within 150 ms of leaving the view', () => {
    vi.useFakeTimers();
    const { element, player } = show();
    act(() => void element.play());
    vi.spyOn(player, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 200));
    act(() => void vi.advanceTimersByTime(150));
    expect(element.paused).toBe(true);
  });

  it('[MED-01] pauses when another player of the page starts', () => {
    const one = show({ label: 'Dusk over the ridge, one' });
    const { container } = render(<VideoPlayer src="/other.mp4" label="Other" />);
    const other = container.querySelector('video') as HTMLVideoElement;
    act(() => void one.element.play());
    act(() => void other.play());
    expect([one.element.paused, other.paused]).toEqual([true, false]);
    one.unmount();
    act(() => other.pause());
  });

  it('renders in Arabic, with the time from left to right', () => {
    const { container } = show({ texts: ar });
    expect(button('تشغيل')).toBeInTheDocument();
    expect(slider('الوقت').closest('[dir=ltr]')).not.toBeNull();
    expect(container.querySelector('.rk-player-time')).toHaveAttribute('dir', 'ltr');
  });

  it('[STAT-03] reserves a box for its aspect ratio', () => {
    const viewBox = (aspectRatio: number) =>
      render(<VideoPlayer src="/clip.mp4" label="Shape" aspectRatio={aspectRatio} />)
        .container.querySelector('.rk-player-box')
        ?.getAttribute('viewBox');
    expect(viewBox(1.5)).toBe('0 0 1350 900');
    expect(viewBox(0.5)).toBe('0 0 900 900');
    expect(viewBox(12)).toBe('0 0 1600 900');
  });
});

it('renders on a server without style attributes and scripts', () => {
  const html = renderToString(
    <VideoPlayer
      src="/clip.mp4"
      label="Dusk"
      poster="/dusk.jpg"
      aspectRatio={1.5}
      thumbnails="/thumbs.vtt"
      downloadUrl="/clip.mp4"
    />,
  );
  expect(html).toContain('aria-label="Video: Dusk"');
  expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/);
});
