import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { arrive, installFakeMedia, mediumOf, report } from '../test-support/fake-media.js';
import './index.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let removeFakes: () => void = () => undefined;
beforeEach(() => {
  removeFakes = installFakeMedia();
  localStorage.clear();
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  removeFakes();
});

/** The markup on the page, drawn. */
async function put(markup: string): Promise<void> {
  await act(async () => {
    document.body.innerHTML = markup;
  });
}

function only<Name extends 'rookery-audio' | 'rookery-video'>(name: Name): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const media = () => {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video.');
  return found;
};

describe('a player as an element', () => {
  it('[MED-01] draws the player of its attributes into the page, under the page’s own styles', async () => {
    await put('<rookery-video src="/clip.mp4" label="Launch day" loop></rookery-video>');
    const element = only('rookery-video');
    expect(element.shadowRoot).toBeNull();
    expect(element.querySelector('.rk-player')).toHaveAttribute('aria-label', 'Video: Launch day');
    expect(media().loop).toBe(true);
    expect(media().src).toContain('/clip.mp4');
    expect(document.querySelector('style')).toBeNull();
  });

  it('[MED-02] draws sound likewise', async () => {
    await put('<rookery-audio src="/a.ogg" title="Field recording" author="Tobias"></rookery-audio>');
    expect(only('rookery-audio').querySelector('.rk-audio')).toHaveAttribute('aria-label', 'Audio: Field recording');
    expect(only('rookery-audio').paused).toBe(true);
  });

  it('plays and pauses, and tells of it as a media element does', async () => {
    await put('<rookery-video src="/clip.mp4" label="Launch day"></rookery-video>');
    const element = only('rookery-video');
    const told: unknown[] = [];
    for (const name of ['play', 'pause', 'timeupdate', 'ended'])
      element.addEventListener(name, event => told.push([event.type, event instanceof CustomEvent ? event.detail : null]));
    await act(async () => {
      arrive(media(), 60);
      await element.play();
      report(media(), { currentTime: 5 }, 'timeupdate');
      element.pause();
    });
    const at = (currentTime: number) => ({ currentTime, duration: 60 });
    expect(told).toEqual([
      ['play', at(0)],
      ['timeupdate', at(5)],
      ['pause', at(5)],
    ]);
  });

  it('tells of a sound, whose media element is in no document', async () => {
    await put('<rookery-audio src="/a.ogg" title="Field recording"></rookery-audio>');
    const element = only('rookery-audio');
    const onPlay = vi.fn<() => void>();
    element.addEventListener('play', onPlay);
    await act(async () => element.play());
    expect(onPlay).toHaveBeenCalledOnce();
    expect(element.paused).toBe(false);
    await act(async () => element.remove());
    expect(element.paused).toBe(true);
  });

  it('follows its attributes, texts and keys as they change', async () => {
    await put('<rookery-video src="/clip.mp4" label="Launch day"></rookery-video>');
    const element = only('rookery-video');
    const before = media();
    await act(async () => {
      element.setAttribute('label', 'Landing');
      element.src = '/landing.mp4';
      element.texts = { play: 'Start' };
      element.keymap = { n: { type: 'toggleMute' } };
    });
    expect(media()).toBe(before);
    expect(media().src).toContain('/landing.mp4');
    expect(element.querySelector('.rk-player')).toHaveAttribute('aria-label', 'Video: Landing');
    expect(element.querySelector('[aria-label="Start"]')).not.toBeNull();
    await act(async () => {
      element.querySelector('.rk-player')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    });
    expect(media().muted).toBe(true);
  });

  it('takes its tracks from its children, also later ones', async () => {
    await put(
      '<rookery-video src="/clip.mp4" label="x"><track kind="captions" src="/en.vtt" srclang="en" label="English"></rookery-video>',
    );
    expect(media().querySelectorAll('track')).toHaveLength(1);
    await act(async () => {
      only('rookery-video').append(Object.assign(document.createElement('track'), { kind: 'subtitles', src: '/ar.vtt' }));
    });
    expect(media().querySelectorAll('track')).toHaveLength(2);
  });

  it('[MED-01] takes the pictures of moments from a child that holds them', async () => {
    await put(
      '<rookery-video src="/clip.mp4" label="x" crossorigin preload="none"><track kind="metadata" src="/moments.vtt"></rookery-video>',
    );
    expect(media().querySelector('track')).toHaveAttribute('label', 'thumbnails');
    expect(media()).toHaveAttribute('crossorigin', 'anonymous');
    expect(media()).toHaveAttribute('preload', 'none');
  });

  it('[MED-01] plays when it is asked in the breath in which it is made, and not when it is gone again', async () => {
    const element = Object.assign(document.createElement('rookery-video'), { src: '/clip.mp4' });
    document.body.append(element);
    const played = element.play();
    await act(async () => undefined);
    await played;
    expect(media().paused).toBe(false);
    const gone = Object.assign(document.createElement('rookery-video'), { src: '/clip.mp4' });
    document.body.append(gone);
    const asked = gone.play();
    gone.remove();
    await expect(asked).rejects.toThrow('nothing to play');
  });

  it('[MED-01] minds what was set on it before it was one', async () => {
    const element = document.createElement('rookery-video');
    for (const [name, value] of Object.entries({ src: '/clip.mp4', texts: { play: 'Start' } }))
      Object.defineProperty(element, name, { value, configurable: true, enumerable: true, writable: true });
    await act(async () => document.body.append(element));
    expect(media().src).toContain('/clip.mp4');
    expect(element.querySelector('[aria-label="Start"]')).not.toBeNull();
    await act(async () => void (element.src = '/landing.mp4'));
    expect(media().src).toContain('/landing.mp4');
  });

  it('is moved in the page without ending', async () => {
    await put('<main></main><rookery-video src="/clip.mp4" label="x"></rookery-video>');
    const before = media();
    const { loads } = mediumOf(before);
    await act(async () => document.querySelector('main')?.append(only('rookery-video')));
    expect(media()).toBe(before);
    expect(mediumOf(before).loads).toBe(loads);
  });

  it('[MED-01] taken out it lets go of everything, put back later it goes on from there', async () => {
    await put('<rookery-video src="/clip.mp4" label="x"></rookery-video>');
    const element = only('rookery-video');
    await act(async () => {
      arrive(media(), 60);
      element.currentTime = 30;
    });
    await act(async () => element.remove());
    expect(element.childElementCount).toBe(0);
    expect(element.currentTime).toBe(30);
    await act(async () => document.body.append(element));
    await act(async () => arrive(media(), 60));
    expect(media().currentTime).toBe(30);
  });

  it.each(['src="javascript:alert(1)"', 'src="data:text/html,<script>alert(1)</script>"', 'src="https://["'])(
    'says that %s cannot be played, and loads nothing',
    async attribute => {
      await put(`<rookery-video ${attribute} label="x"></rookery-video>`);
      expect(document.querySelector('video')).toBeNull();
      expect(only('rookery-video')).toHaveTextContent('This file cannot be played.');
      await expect(only('rookery-video').play()).rejects.toThrow('nothing to play');
    },
  );

  it('shows nothing without a source, and the player once there is one', async () => {
    await put('<rookery-audio title="x"></rookery-audio>');
    expect(only('rookery-audio')).toHaveTextContent('');
    await act(async () => only('rookery-audio').setAttribute('src', '/a.ogg'));
    expect(only('rookery-audio').querySelector('.rk-audio')).not.toBeNull();
  });

  it('bears with attributes that make no sense', async () => {
    await put(
      '<rookery-video src="/clip.mp4" aspect-ratio="1e999" keymap="{broken" poster="javascript:1" label=""></rookery-video>',
    );
    expect(media().poster).toBe('');
    expect(only('rookery-video').querySelector('.rk-player')).not.toBeNull();
  });

  it('works twice on a page, each for itself', async () => {
    await put('<rookery-audio src="/a.ogg" title="a"></rookery-audio><rookery-audio src="/b.ogg" title="b"></rookery-audio>');
    const [one, other] = document.querySelectorAll('rookery-audio');
    await act(async () => one?.play());
    expect([one?.paused, other?.paused]).toEqual([false, true]);
    await act(async () => other?.play());
    expect([one?.paused, other?.paused]).toEqual([true, false]);
  });

  it('speaks the language of the page around it', async () => {
    await put('<div lang="ar"><rookery-audio src="/a.ogg" title="a"></rookery-audio></div>');
    await act(async () => void (await import('../locales/ar.js')));
    expect(document.querySelector('[aria-label="تشغيل"]')).not.toBeNull();
  });
});
