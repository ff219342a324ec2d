import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { dressPage } from './dress-page.dom.js';
import { choicesOf, type SettingControlProps } from './setting-texts.js';
import type { Settings } from './settings.js';

/** The hues of the named colours, in degrees, as `frame.css` has them. The first is that of the site. */
export const accentHues: Readonly<Record<Settings['accent'], number>> = {
  teal: 215,
  blue: 255,
  violet: 300,
  pink: 350,
  red: 25,
  orange: 60,
  green: 150,
};

/** The accent colours as swatches, each with its name. None is chosen while another hue is. */
export function AccentChoice({ settings, change, texts }: SettingControlProps) {
  const group = useId();
  return (
    <fieldset className="rk-choice rk-radios app-accents">
      <legend>{texts.label('accent')}</legend>
      <div>
        {(choicesOf('accent') as readonly Settings['accent'][]).map(accent => (
          <label
            key={accent}
            data-swatch={accent}
            style={accent === 'teal' ? undefined : ({ '--rk-accent-hue': accentHues[accent] } as CSSProperties)}
            title={texts.value('accent', accent)}
          >
            <input
              type="radio"
              name={group}
              aria-label={texts.value('accent', accent)}
              checked={settings.accent === accent && settings.accentHue === null}
              onChange={() => change({ accent, accentHue: null })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A slider of all hues. The page wears each at once, and keeps the one where the slider is let go. */
export function AccentHue({ settings, change, texts }: SettingControlProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<number | null>(null);
  const hue = draft ?? settings.accentHue ?? accentHues[settings.accent];
  // The browser's own event comes once at the end of a movement; React's comes at each step.
  useEffect(() => {
    const input = slider.current;
    const keep = (): void => {
      change({ accentHue: Number(input?.value) });
      setDraft(null);
    };
    input?.addEventListener('change', keep);
    return () => input?.removeEventListener('change', keep);
  }, [change]);
  return (
    <div className="rk-choice app-hue">
      <label htmlFor={id}>{texts.label('accentHue')}</label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={359}
        value={hue}
        aria-valuetext={texts.value('accentHue', hue)}
        onChange={({ currentTarget }) => {
          setDraft(Number(currentTarget.value));
          dressPage({ 'data-accent-hue': currentTarget.value });
        }}
      />
    </div>
  );
}
