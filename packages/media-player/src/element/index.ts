import type { PlayerElementProps } from './player-element-props.js';
import { RookeryAudioElement } from './rookery-audio.js';
import { RookeryVideoElement } from './rookery-video.js';

export { RookeryAudioElement, RookeryVideoElement };
export { addLanguage, type LoadTexts } from './languages.js';
export type { PlayerElementProps } from './player-element-props.js';
export type { PlayerEventDetail } from './player-element.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-audio': RookeryAudioElement;
    'rookery-video': RookeryVideoElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-audio': PlayerElementProps<RookeryAudioElement>;
      'rookery-video': PlayerElementProps<RookeryVideoElement>;
    }
  }
}

if (typeof customElements !== 'undefined') {
  if (!customElements.get('rookery-audio')) customElements.define('rookery-audio', RookeryAudioElement);
  if (!customElements.get('rookery-video')) customElements.define('rookery-video', RookeryVideoElement);
}
