import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import { finishLoading, installFakeMedia, fakeStateOf, emit } from '../test-support/fake-media.js';
import { addLanguage } from './index.js';

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

/** Renders the markup. */
async function renderMarkup(markup: string): Promise<void> {
  await act(async () => {
    document.body.innerHTML = markup;
  });
}

function theOnly<Name extends 'rookery-audio' | 'rookery-video'>(name: Name): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (!found) throw new Error(`No ${name} found.`);
  return found;
}

const media = () => {
  const found = document.querySelector('video');
  if (!found) throw new Error('No video found.');
  return found;
};

const name = () => document.querySelector('.rk-player')?.getAttribute('aria-label');

describe('the language of a player element', () => {
  const german = async () => ({ locale: 'de', video: 'Film' });

  it('is one that was added, also after the element', async () => {
    await renderMarkup('<div lang="de-AT"><rookery-video src="/clip.mp4" label="Dusk"></rookery-video></div>');
    expect(name()).toBe('Video: Dusk');
    await act(async () => addLanguage('de', german));
    expect(name()).toBe('Film: Dusk');
    await act(async () => addLanguage('de-AT', async () => ({ video: 'Filmchen' })));
    expect(name()).toBe('Filmchen: Dusk');
  });

  it('follows `lang`, whichever texts arrive first', async () => {
    let arrive: (texts: { video: string }) => void = () => undefined;
    addLanguage('fi', () => new Promise(resolve => (arrive = resolve)));
    addLanguage('de', german);
    await renderMarkup('<rookery-video lang="fi" src="/clip.mp4" label="Dusk"></rookery-video>');
    await act(async () => theOnly('rookery-video').setAttribute('lang', 'de'));
    await act(async () => arrive({ video: 'Elokuva' }));
    expect(name()).toBe('Film: Dusk');
    await act(async () => theOnly('rookery-video').setAttribute('lang', 'sv'));
    expect(name()).toBe('Video: Dusk');
  });

  it.each([() => Promise.reject(new Error('offline')), async () => null as never])(
    'is English where its texts do not load',
    async load => {
      addLanguage('nb', load);
      await renderMarkup('<rookery-video lang="nb" src="/clip.mp4" label="Dusk"></rookery-video>');
      expect(name()).toBe('Video: Dusk');
    },
  );
});

describe('player element', () => {
  it('[MED-01] renders a video player from attributes into the light DOM', async () => {
    await renderMarkup('<rookery-video src="/clip.mp4" label="Launch day" loop></rookery-video>');
    const element = theOnly('rookery-video');
    expect(element.shadowRoot).toBeNull();
    expect(element.querySelector('.rk-player')).toHaveAttribute('aria-label', 'Video: Launch day');
    expect(media().loop).toBe(true);
    expect(media().src).toContain('/clip.mp4');
    expect(document.querySelector('style')).toBeNull();
  });

  it('[MED-02] renders an audio player from attributes', async () => {
    await renderMarkup('<rookery-audio src="/a.ogg" title="Field recording" author="Tobias"></rookery-audio>');
    expect(theOnly('rookery-audio').querySelector('.rk-audio')).toHaveAttribute('aria-label', 'Audio: Field recording');
    expect(theOnly('rookery-audio').paused).toBe(true);
  });

  it('plays, pauses and dispatches the events of a media element', async () => {
    await renderMarkup('<rookery-video src="/clip.mp4" label="Launch day"></rookery-video>');
    const element = theOnly('rookery-video');
    const dispatched: unknown[] = [];
    for (const name of ['play', 'pause', 'timeupdate', 'ended'])
      element.addEventListener(name, event => dispatched.push([event.type, event instanceof CustomEvent ? event.detail : null]));
    await act(async () => {
      finishLoading(media(), 60);
      await element.play();
      emit(media(), { currentTime: 5 }, 'timeupdate');
      element.pause();
    });
    const at = (currentTime: number) => ({ currentTime, duration: 60 });
    expect(dispatched).toEqual([
      ['play', at(0)],
      ['timeupdate', at(5)],
      ['pause', at(5)],
    ]);
  });

  it('dispatches the events of an audio element outside the document', async () => {
    await renderMarkup('<rookery-audio src="/a.ogg" title="Field recording"></rookery-audio>');
    const element = theOnly('rookery-audio');
    const onPlay = vi.fn<() => void>();
    element.addEventListener('play', onPlay);
    await act(async () => element.play());
    expect(onPlay).toHaveBeenCalledOnce();
    expect(element.paused).toBe(false);
    await act(async () => element.remove());
    expect(element.paused).toBe(true);
  });

  it('follows changes of attributes, texts and keymap', async () => {
    await renderMarkup('<rookery-video src="/clip.mp4" label="Launch day"></rookery-video>');
    const element = theOnly('rookery-video');
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

  it('takes tracks from its children, also those added later', async () => {
    await renderMarkup(
      '<rookery-video src="/clip.mp4" label="x"><track kind="captions" src="/en.vtt" srclang="en" label="English"></rookery-video>',
    );
    expect(media().querySelectorAll('track')).toHaveLength(1);
    await act(async () => {
      theOnly('rookery-video').append(Object.assign(document.createElement('track'), { kind: 'subtitles', src: '/ar.vtt' }));
    });
    expect(media().querySelectorAll('track')).toHaveLength(2);
  });

  it('[MED-01] takes thumbnails from a metadata track child', async () => {
    await renderMarkup(
      '<rookery-video src="/clip.mp4" label="x" crossorigin preload="none"><track kind="metadata" src="/thumbnails.vtt"></rookery-video>',
    );
    expect(media().querySelector('track')).toHaveAttribute('label', 'thumbnails');
    expect(media()).toHaveAttribute('crossorigin', 'anonymous');
    expect(media()).toHaveAttribute('preload', 'none');
  });

  it('[MED-01] plays when play() is called before the first render', async () => {
    const element = Object.assign(document.createElement('rookery-video'), { src: '/clip.mp4' });
    document.body.append(element);
    const played = element.play();
    await act(async () => undefined);
    await played;
    expect(media().paused).toBe(false);
  });

  it('[MED-01] rejects play() when the element is removed before the first render', async () => {
    const element = Object.assign(document.createElement('rookery-video'), { src: '/clip.mp4' });
    document.body.append(element);
    const played = element.play();
    element.remove();
    await expect(played).rejects.toThrow('nothing to play');
  });

  it('[MED-01] respects properties set before the upgrade', async () => {
    const element = document.createElement('rookery-video');
    for (const [name, value] of Object.entries({ src: '/clip.mp4', texts: { play: 'Start' } }))
      Object.defineProperty(element, name, { value, configurable: true, enumerable: true, writable: true });
    await act(async () => document.body.append(element));
    expect(media().src).toContain('/clip.mp4');
    expect(element.querySelector('[aria-label="Start"]')).not.toBeNull();
    await act(async () => void (element.src = '/landing.mp4'));
    expect(media().src).toContain('/landing.mp4');
  });

  it('keeps its media element when it is moved in the page', async () => {
    await renderMarkup('<main></main><rookery-video src="/clip.mp4" label="x"></rookery-video>');
    const before = media();
    const { loads } = fakeStateOf(before);
    await act(async () => document.querySelector('main')?.append(theOnly('rookery-video')));
    expect(media()).toBe(before);
    expect(fakeStateOf(before).loads).toBe(loads);
  });

  it('[MED-01] unmounts when removed and resumes at the same time when inserted again', async () => {
    await renderMarkup('<rookery-video src="/clip.mp4" label="x"></rookery-video>');
    const element = theOnly('rookery-video');
    await act(async () => {
      finishLoading(media(), 60);
      element.currentTime = 30;
    });
    await act(async () => element.remove());
    expect(element.childElementCount).toBe(0);
    expect(element.currentTime).toBe(30);
    await act(async () => document.body.append(element));
    await act(async () => finishLoading(media(), 60));
    expect(media().currentTime).toBe(30);
  });

  it.each(['src="javascript:alert(1)"', 'src="data:text/html,<script>alert(1)</script>"', 'src="https://["'])(
    'reports that %s cannot be played and loads nothing',
    async attribute => {
      await renderMarkup(`<rookery-video ${attribute} label="x"></rookery-video>`);
      expect(document.querySelector('video')).toBeNull();
      expect(theOnly('rookery-video')).toHaveTextContent('This file cannot be played.');
      await expect(theOnly('rookery-video').play()).rejects.toThrow('nothing to play');
    },
  );

  it('renders nothing without a source, and the player once it has one', async () => {
    await renderMarkup('<rookery-audio title="x"></rookery-audio>');
    expect(theOnly('rookery-audio')).toHaveTextContent('');
    await act(async () => theOnly('rookery-audio').setAttribute('src', '/a.ogg'));
    expect(theOnly('rookery-audio').querySelector('.rk-audio')).not.toBeNull();
  });

  it('ignores invalid attributes', async () => {
    await renderMarkup(
      '<rookery-video src="/clip.mp4" aspect-ratio="1e999" keymap="{broken" poster="javascript:1" label=""></rookery-video>',
    );
    expect(media().poster).toBe('');
    expect(theOnly('rookery-video').querySelector('.rk-player')).not.toBeNull();
  });

  it('keeps two elements on a page independent', async () => {
    await renderMarkup(
      '<rookery-audio src="/a.ogg" title="a"></rookery-audio><rookery-audio src="/b.ogg" title="b"></rookery-audio>',
    );
    const [one, other] = document.querySelectorAll('rookery-audio');
    await act(async () => one?.play());
    expect([one?.paused, other?.paused]).toEqual([false, true]);
    await act(async () => other?.play());
    expect([one?.paused, other?.paused]).toEqual([true, false]);
  });

  it('uses the language of the surrounding page', async () => {
    await renderMarkup('<div lang="ar"><rookery-audio src="/a.ogg" title="a"></rookery-audio></div>');
    await act(async () => void (await import('../locales/ar.js')));
    expect(document.querySelector('[aria-label="تشغيل"]')).not.toBeNull();
  });
});
