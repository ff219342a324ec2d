import type { ReactElement } from 'react';
import { Audio } from '../audio/audio.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { PlayerElement, type ElementProps } from './player-element.js';

/** `<rookery-audio>`: the audio player as an element. */
export class RookeryAudioElement extends PlayerElement {
  /** Kept stable, so that the player does not report its store again on every render. */
  #onStore: ((store: PlayerStore | null) => void) | null = null;

  protected renderPlayer(props: ElementProps): ReactElement {
    const {
      label,
      onMedia,
      poster: _poster,
      aspectRatio: _aspectRatio,
      crossOrigin: _crossOrigin,
      preload: _preload,
      thumbnails: _thumbnails,
      ...rest
    } = props;
    this.#onStore ??= store => onMedia(store?.element ?? null);
    return <Audio {...rest} title={props.title || label} miniPlayer={false} onStore={this.#onStore} />;
  }
}
