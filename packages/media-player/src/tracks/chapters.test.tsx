import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ar } from '../locales/ar.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';
import { AudioPlayer } from '../audio/audio-player.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { addCaptions, addChapters, finishLoading, playTo, removeTracks } from '../test-support/fake-media.js';
import { button, renderVideo, setUpPlayerTests, slider } from '../test-support/player-tests.js';
import { VideoPlayer, type VideoPlayerProps } from '../video/video-player.js';
import { ChaptersMenu, SeekBar } from '../parts/parts.js';

setUpPlayerTests(() => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false }));

const controls = (
  <>
    <SeekBar />
    <ChaptersMenu />
  </>
);
const show = (props: Partial<VideoPlayerProps> = {}) =>
  renderVideo(<VideoPlayer src="/clip.mp4" label="Dusk" controls={controls} {...props} />);

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });
const cues = [cue(0, 60, 'Departure'), cue(60, 120, 'The <b>ferry</b>'), cue(120, 180, 'Return')];
const item = (name: string) => screen.getByRole('menuitemradio', { name });

describe('chapters of the default controls', () => {
  it('[MED-08] are a menu that seeks, and the spoken value names the chapter', async () => {
    const { element, container } = show({ controls: undefined });
    expect(screen.queryByRole('button', { name: 'Chapters' })).toBeNull();
    act(() => addChapters(element, cues));
    await userEvent.click(await screen.findByRole('button', { name: 'Chapters' }));
    await waitFor(() => expect(item('0:00 Departure')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    expect(element.currentTime).toBe(120);
    expect(button('Chapters')).toHaveFocus();
    act(() => playTo(element, 130));
    expect(slider('Time')).toHaveAttribute('aria-valuetext', '2 minutes 10 seconds of 3 minutes – Return');
    expect(container.querySelectorAll('.rk-player-marks rect')).toHaveLength(2);
  });

  it('keep the focus of a reader who is on the slider while they load', async () => {
    const { element } = show({ controls: undefined });
    const bar = slider('Time');
    act(() => bar.focus());
    act(() => addChapters(element, cues));
    await screen.findByRole('button', { name: 'Chapters' });
    expect(slider('Time')).toBe(bar);
    expect(bar).toHaveFocus();
  });

  it('[MED-02] are there for audio too', async () => {
    let element: HTMLMediaElement | undefined;
    const onStore = (store: PlayerStore | null) => void (store && (element = store.element));
    const { container } = render(<AudioPlayer src="/talk.ogg" title="Talk" onStore={onStore} />);
    if (element === undefined) throw new Error('The player has no element.');
    const talk = element;
    act(() => finishLoading(talk, 180));
    act(() => addChapters(talk, cues));
    await userEvent.click(await screen.findByRole('button', { name: 'Chapters' }));
    await userEvent.click(item('1:00 The ferry'));
    expect(talk.currentTime).toBe(60);
    expect(container.querySelectorAll('.rk-player-marks rect')).toHaveLength(2);
  });

  it('go with their track', async () => {
    const { element } = show({ controls: undefined });
    act(() => addChapters(element, cues));
    await screen.findByRole('button', { name: 'Chapters' });
    act(() => removeTracks(element));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Chapters' })).toBeNull());
    expect(slider('Time')).toHaveAttribute('aria-valuetext', '0 seconds of 3 minutes');
  });
});

describe('chapters', () => {
  it('[MED-08] are a menu that seeks, with the keys of a menu', async () => {
    const { element } = show();
    act(() => addChapters(element, cues));
    await userEvent.click(await screen.findByRole('button', { name: 'Chapters' }));
    await waitFor(() => expect(item('0:00 Departure')).toHaveFocus());
    expect(item('0:00 Departure')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(element.currentTime).toBe(60);
    expect(button('Chapters')).toHaveFocus();
    await userEvent.click(button('Chapters'));
    expect(item('1:00 The ferry')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button('Chapters')).toHaveFocus();
  });

  it('[MED-01] are marked on the bar, named at its pointer and in its spoken value', async () => {
    const { element, container } = show();
    act(() => addChapters(element, cues));
    await screen.findByRole('button', { name: 'Chapters' });
    expect(Array.from(container.querySelectorAll('.rk-player-marks rect'), mark => mark.getAttribute('x'))).toEqual([
      `${(60 / 180) * 100}%`,
      `${(120 / 180) * 100}%`,
    ]);
    act(() => playTo(element, 65));
    expect(slider('Time')).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 3 minutes – The ferry');
    const bar = container.querySelector('.rk-player-seek');
    if (bar === null) throw new Error('No bar was rendered.');
    bar.getBoundingClientRect = () => ({ left: 0, width: 180 }) as DOMRect;
    fireEvent.pointerMove(bar, { pointerType: 'mouse', clientX: 150 });
    expect(container.querySelector('.rk-player-hover')).toHaveTextContent('Return2:30');
  });

  it('are loaded from a track, whose cues come later', async () => {
    const { element, container } = show({ tracks: [{ src: '/chapters.vtt', kind: 'chapters', label: '', language: 'en' }] });
    const track = container.querySelector('track[kind=chapters]');
    if (track === null) throw new Error('No track was rendered.');
    const late: unknown[] = [];
    act(() => addChapters(element, late));
    await waitFor(() => expect(element.textTracks[0]?.mode).toBe('hidden'));
    expect(screen.queryByRole('button', { name: 'Chapters' })).toBeNull();
    late.push(...cues);
    fireEvent.load(track);
    expect(await screen.findByRole('button', { name: 'Chapters' })).toBeVisible();
  });

  it('are in the language of the player', async () => {
    const { element } = show({ texts: ar });
    act(() => {
      addChapters(element, cues, 'en');
      addChapters(element, [cue(0, 60, 'الإبحار')], 'ar');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'الفصول' }));
    expect(item('0:00 الإبحار')).toBeVisible();
  });

  it('are inert and few, whatever the file holds', async () => {
    const { element, container } = show();
    const hostile = Array.from({ length: 10_000 }, (_, index) => cue(index / 100, 1e9, `<img src=x onerror=alert(1)>${index}`));
    act(() => addChapters(element, hostile));
    await userEvent.click(await screen.findByRole('button', { name: 'Chapters' }));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(300);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('.rk-player-marks rect').length).toBeLessThan(101);
  });

  it('are absent without their track, and leave captions alone', async () => {
    const { element, container } = show();
    act(() => addCaptions(element, 'English', 'en'));
    act(() => addChapters(element, []));
    await waitFor(() => expect(element.textTracks[1]?.mode).toBe('hidden'));
    expect(element.textTracks[0]?.mode).toBe('disabled');
    expect(screen.queryByRole('button', { name: 'Chapters' })).toBeNull();
    expect(container.querySelector('.rk-player-marks')).toBeNull();
  });
});
