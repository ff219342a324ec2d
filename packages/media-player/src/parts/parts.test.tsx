/* oxlint-disable jsx-a11y/media-has-caption -- the fake media element has its captions from the test */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AudioPlayer } from '../audio/audio-player.js';
import { ar } from '../locales/ar.js';
import { usePlayer, usePlayerStore } from '../store/use-player.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';
import { addCaptions, emit, finishLoading, playTo } from '../test-support/fake-media.js';
import { button, renderVideo, setUpPlayerTests, slider } from '../test-support/player-tests.js';
import { VideoPlayer, type VideoPlayerProps } from '../video/video-player.js';
import { PlayerPartsProvider } from './parts-provider.js';
import * as parts from './parts.js';
import { usePlayerParts } from '../controls/use-player-parts.js';

setUpPlayerTests(() => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false }));

function ForwardButton() {
  const { store } = usePlayerParts();
  const seconds = usePlayer(store, state => state.currentTime);
  return (
    <button type="button" onClick={() => store?.request({ type: 'seekBy', seconds: 30 })}>
      {`At ${seconds}, forward`}
    </button>
  );
}

const ownControls = (
  <>
    <parts.SeekBar />
    <parts.ControlBar>
      <parts.PlayButton />
      <ForwardButton />
      <parts.DownloadLink />
    </parts.ControlBar>
  </>
);

function show(props: Partial<VideoPlayerProps> = {}) {
  return renderVideo(<VideoPlayer src="/clip.mp4" label="Dusk" controls={ownControls} {...props} />);
}

describe('the controls of a video', () => {
  it('[MED-01] [MED-08] are those of the page, with the names and the state of the player', async () => {
    const { element, player } = show({ downloadUrl: '/clip.mp4' });
    expect(within(player).getAllByRole('button', { hidden: false })).toHaveLength(2);
    await userEvent.click(button('Play'));
    expect(element.paused).toBe(false);
    await userEvent.click(button('At 0, forward'));
    expect(element.currentTime).toBe(30);
    expect(button('At 30, forward')).toHaveFocus();
    expect(slider('Time')).toHaveAttribute('aria-valuetext', '30 seconds of 3 minutes');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/clip.mp4');
    expect(screen.queryByRole('button', { name: 'Playback settings' })).toBeNull();
  });

  it('[MED-03] leave the keys of the player working', async () => {
    const { element } = show();
    act(() => button('At 0, forward').focus());
    await userEvent.keyboard('kl');
    expect(element.paused).toBe(false);
    expect(element.currentTime).toBe(10);
  });

  it('[MED-01] may be none, with the keys still working', async () => {
    const { element, player } = show({ controls: null });
    expect(within(player).queryAllByRole('button')).toHaveLength(0);
    act(() => player.focus());
    await userEvent.keyboard('k');
    expect(element.paused).toBe(false);
  });

  it('[MED-01] are absent under a cover and after a failure', async () => {
    const { element } = show({ isSensitive: true });
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.click(button('Show'));
    expect(slider('Time')).toBeVisible();
    act(() => emit(element, { errorCode: 2 }, 'error'));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(button('Try again')).toBeVisible();
  });

  it('show thumbnails, and no download link for an unsafe address', () => {
    const { container } = show({ thumbnails: '/sheet.vtt', downloadUrl: 'javascript:alert(1)' });
    expect(container.querySelector('track[kind=metadata]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[MED-08] speak the language of the player', () => {
    show({ texts: ar });
    expect(button(ar.play)).toBeVisible();
    expect(slider(ar.seek)).toBeVisible();
  });
});

describe('the controls of audio', () => {
  it('[MED-02] are those of the page, under the waveform', async () => {
    render(
      <AudioPlayer
        src="/sound.ogg"
        title="Dawn"
        isSensitive
        controls={
          <>
            <parts.PlayButton />
            <parts.HideButton />
          </>
        }
      />,
    );
    await userEvent.click(button('Show'));
    expect(slider('Time')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull();
    expect(button('Play')).toBeVisible();
    await userEvent.click(button('Hide'));
    expect(button('Show')).toBeVisible();
  });
});

function OwnPlayer() {
  const [store, ref] = usePlayerStore({});
  return (
    <PlayerPartsProvider store={store} texts={{ play: 'Go' }} downloadUrl="javascript:alert(1)">
      <video ref={ref} src="/clip.mp4" />
      <parts.PlayButton />
      <parts.ReplayButton />
      <parts.SeekBar />
      <parts.VolumeControl />
      <parts.TimeDisplay />
      <parts.CaptionsButton />
      <parts.SettingsMenu />
      <parts.PictureInPictureButton />
      <parts.FullscreenButton />
      <parts.DownloadLink />
      <parts.HideButton />
    </PlayerPartsProvider>
  );
}

describe('the parts', () => {
  it('[MED-08] control a media element of the page', async () => {
    const { container } = render(<OwnPlayer />);
    const element = container.querySelector('video');
    if (element === null) throw new Error('No video was rendered.');
    act(() => finishLoading(element, 180));
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    act(() => addCaptions(element, 'English', 'en'));
    await userEvent.click(button('Captions'));
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Mute'));
    expect(element.muted).toBe(true);
    await userEvent.click(button('Go'));
    expect(element.paused).toBe(false);
    act(() => playTo(element, 65));
    expect(screen.getByText('1:05 / 3:00')).toBeVisible();
    await userEvent.click(button('Play again'));
    expect(element.currentTime).toBe(0);
    await userEvent.click(button('Playback settings'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '2×' }));
    expect(element.playbackRate).toBe(2);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
    act(() => emit(element, { duration: Infinity }, 'durationchange'));
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Time' })).toBeNull();
  });

  it('render on a server, without a store', () => {
    expect(renderToString(<OwnPlayer />)).toContain('aria-label="Go"');
  });

  it('say where they belong', () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<parts.PlayButton />)).toThrow('Parts of a player work only in its property "controls"');
    onError.mockRestore();
  });
});
