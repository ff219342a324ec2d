import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addCaptions } from '../test-support/fake-media.js';
import { button, renderVideo, setUpPlayerTests, slider } from '../test-support/player-tests.js';
import { VideoPlayer } from './video-player.js';
import type { VideoPlayerProps } from './video-player.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';

setUpPlayerTests(() => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false }));

function show(props: Partial<VideoPlayerProps> = {}) {
  return renderVideo(<VideoPlayer src="/clip.mp4" label="Dusk over the ridge" {...props} />);
}

describe('keyboard and pointer of VideoPlayer', () => {
  it('[MED-03] handles its keys wherever the focus is inside it', () => {
    const { element, player } = show();
    const press = (key: string) => fireEvent.keyDown(player, { key });
    press('k');
    expect(element.paused).toBe(false);
    press('l');
    expect(element.currentTime).toBe(10);
    press('j');
    expect(element.currentTime).toBe(0);
    press('5');
    expect(element.currentTime).toBe(90);
    press('.');
    expect(element.currentTime).toBeCloseTo(90.04);
    expect(element.paused).toBe(true);
    press('m');
    expect(element.muted).toBe(true);
    press('End');
    expect(element.currentTime).toBe(180);
  });

  it('toggles once while a key is held, and keeps seeking', () => {
    const { element, player } = show();
    fireEvent.keyDown(player, { key: 'k' });
    fireEvent.keyDown(player, { key: 'k', repeat: true });
    expect(element.paused).toBe(false);
    fireEvent.keyDown(player, { key: 'l' });
    fireEvent.keyDown(player, { key: 'l', repeat: true });
    expect(element.currentTime).toBe(20);
  });

  it('[MED-03] stops the keys and clicks it handles from reaching the page', async () => {
    const onKeyDown = vi.fn();
    const onClick = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div onKeyDown={onKeyDown} onClick={onClick}>
        <VideoPlayer src="/clip.mp4" label="A post's video" />
        <input aria-label="Reply" />
      </div>,
    );
    const player = screen.getByRole('group', { name: /A post's video/ });
    fireEvent.keyDown(player, { key: 'j' });
    await userEvent.click(button('Mute'));
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.keyDown(player, { key: 'x' });
    expect(onKeyDown).toHaveBeenCalledOnce();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'm' });
    expect(player.querySelector('video')?.muted).toBe(true);
  });

  it('uses a custom keymap', () => {
    const { element, player } = show({ keymap: { k: null, p: { type: 'togglePlay' } } });
    fireEvent.keyDown(player, { key: 'k' });
    expect(element.paused).toBe(true);
    fireEvent.keyDown(player, { key: 'p' });
    expect(element.paused).toBe(false);
  });

  it('[MED-08] moves its sliders with arrow keys', () => {
    const { element } = show();
    fireEvent.keyDown(slider('Time'), { key: 'ArrowRight' });
    expect(element.currentTime).toBe(5);
    fireEvent.keyDown(slider('Volume'), { key: 'ArrowUp' });
    expect(element.volume).toBe(0.55);
  });

  it('[MED-07] pauses during a drag and resumes only if it was playing', () => {
    const { element, container } = show();
    const bar = container.querySelector('.rk-player-seek') as HTMLElement;
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 24));
    const drag = () => {
      fireEvent.pointerDown(bar, { button: 0, clientX: 50, pointerId: 1 });
      expect(element.paused).toBe(true);
      fireEvent.pointerMove(bar, { clientX: 100, pointerId: 1 });
      fireEvent.pointerUp(bar, { clientX: 100, pointerId: 1 });
      expect(element.currentTime).toBe(90);
    };
    drag();
    expect(element.paused).toBe(true);
    act(() => void element.play());
    drag();
    expect(element.paused).toBe(false);
  });

  it('[MED-03] handles all keys in full screen and lets none reach the page', () => {
    const { element, player } = show();
    const onKeyDown = vi.fn();
    document.body.addEventListener('keydown', onKeyDown);
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: player });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    fireEvent.keyDown(slider('Time'), { key: 'k' });
    expect(element.paused).toBe(false);
    fireEvent.keyDown(slider('Volume'), { key: 'x' });
    Reflect.deleteProperty(document, 'fullscreenElement');
    document.body.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('[MED-08] toggles captions with the button and c, and sets their size', async () => {
    const { element, player } = show();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    act(() => addCaptions(element, 'English', 'en'));
    await userEvent.click(button('Captions'));
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.keyDown(player, { key: 'c' });
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Playback settings'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Large' }));
    expect(player).toHaveAttribute('data-caption-size', 'large');
  });

  it('[MED-08] opens its menu by keyboard and returns the focus', async () => {
    const { element } = show();
    button('Playback settings').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitemradio', { name: '1×' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(element.playbackRate).toBe(1.25);
    expect(button('Playback settings')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('Playback settings')).toHaveFocus();
  });

  it('toggles the controls on a tap and seeks on a double tap at a side', () => {
    const { element, container } = show();
    const surface = container.querySelector('.rk-player-surface') as HTMLElement;
    vi.spyOn(surface, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
    const tap = (clientX: number) => {
      fireEvent.pointerDown(surface, { pointerType: 'touch' });
      const click = createEvent.click(surface, { clientX });
      // A busy machine takes longer than a double tap.
      Object.defineProperty(click, 'timeStamp', { value: 1_000 });
      fireEvent(surface, click);
    };
    tap(280);
    expect(element.paused).toBe(true);
    tap(285);
    expect(element.currentTime).toBe(10);
  });
});
