import { useIdle, useLocale, useMessages } from '@rookery/ui';
import { ChevronDown, Languages } from 'lucide-react';
import { useMemo, useState } from 'react';
import { composeMessages } from '../messages.js';
import { namedLanguages, usedLanguages } from '@rookery/timeline/parts';

export interface LanguagePillProps {
  /** The chosen language; null: it is detected. */
  value: string | null;
  /** The language that is sent while none is chosen; null: none is known. */
  automatic: string | null;
  /** Languages of the account and the browser, shown first. */
  preferred: readonly string[];
  onChange(language: string | null): void;
  isDisabled: boolean;
}

/** The language of a post: detected as it is typed, or chosen. */
export function LanguagePill({ value, automatic, preferred, onChange, isDisabled }: LanguagePillProps) {
  const text = useMessages(composeMessages);
  const { locale } = useLocale();
  // The reader waits for the text field: the list is there before it opens, or once nobody waits.
  const [isReached, setReached] = useState(false);
  const isIdle = useIdle();
  const isWhole = isReached || isIdle;
  const languages = useMemo(() => {
    const used = [value, automatic].filter(code => code !== null);
    return isWhole ? namedLanguages(locale, preferred, used) : usedLanguages(locale, used);
  }, [isWhole, locale, value, automatic, preferred]);
  const detected = languages.find(({ code }) => code === automatic)?.name;
  return (
    <span className="rk-compose-pill">
      <Languages size={14} strokeWidth={2} aria-hidden="true" />
      <select
        aria-label={text.language()}
        value={value ?? ''}
        disabled={isDisabled}
        onPointerDown={() => setReached(true)}
        onFocus={() => setReached(true)}
        onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{detected ?? text.languageAutomatic()}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}
