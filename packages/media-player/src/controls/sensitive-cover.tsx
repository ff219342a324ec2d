import { useEffect, useState, version } from 'react';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { PlayerTexts } from './texts.js';

interface Cover {
  /** The media is visible and audible. */
  readonly isShown: boolean;
  /** The media was shown at least once. Nothing is loaded before. */
  readonly wasShown: boolean;
  setShown(isShown: boolean): void;
}

/** Covers sensitive media until the user asks for it, and again whenever `isSensitive` becomes true. */
export function useCover(isSensitive: boolean): Cover {
  const [previous, setPrevious] = useState(isSensitive);
  const [isShown, setShown] = useState(!isSensitive);
  const [wasShown, setWasShown] = useState(isShown);
  if (previous !== isSensitive) {
    setPrevious(isSensitive);
    setShown(!isSensitive);
  }
  if (isShown && !wasShown) setWasShown(true);
  return { isShown, wasShown, setShown };
}

/** Keeps covered media paused, including when a script calls `play()`. */
export function usePauseUnderCover(store: PlayerStore | null, isShown: boolean): void {
  useEffect(() => {
    if (isShown || store === null) return undefined;
    const pause = () => store.element.pause();
    pause();
    store.element.addEventListener('play', pause);
    return () => store.element.removeEventListener('play', pause);
  }, [store, isShown]);
}

/** The attribute `inert` for content under a cover: React 19 takes a boolean for it, React 18 only a string. */
export function inertWhen(isInert: boolean): { readonly inert?: boolean } {
  if (!isInert) return {};
  return { inert: Number.parseInt(version, 10) >= 19 ? true : ('' as never) };
}

interface SensitiveCoverProps {
  texts: PlayerTexts;
  onShow(): void;
}

/** The cover of sensitive media. */
export function SensitiveCover({ texts, onShow }: SensitiveCoverProps) {
  return (
    <div className="rk-player-cover">
      <p>{texts.sensitive}</p>
      <button type="button" className="rk-player-text-button" onClick={onShow}>
        {texts.show}
      </button>
    </div>
  );
}
