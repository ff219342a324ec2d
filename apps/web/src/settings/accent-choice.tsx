import { useId } from 'react';
import { choicesOf, type SettingControlProps } from './setting-texts.js';
import type { Settings } from './settings.js';

/** The accent colours as swatches, each with its name. */
export function AccentChoice({ settings, change, texts }: SettingControlProps) {
  const group = useId();
  return (
    <fieldset className="rk-choice rk-radios app-accents">
      <legend>{texts.label('accent')}</legend>
      <div>
        {(choicesOf('accent') as readonly Settings['accent'][]).map(accent => (
          <label key={accent} data-swatch={accent} title={texts.value('accent', accent)}>
            <input
              type="radio"
              name={group}
              aria-label={texts.value('accent', accent)}
              checked={settings.accent === accent}
              onChange={() => change({ accent })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
