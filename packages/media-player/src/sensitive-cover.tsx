import type { PlayerTexts } from './texts.js';

export interface SensitiveCoverProps {
  texts: PlayerTexts;
  onShow(): void;
}

/** Over a medium that not everyone wants to see. */
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
