import { namedLanguages } from '@rookery/timeline/parts';
import { IconButton, Select, useLocale } from '@rookery/ui';
import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { SettingControlProps } from './setting-texts.js';

/** The languages of posts that the public timelines show: those chosen, each with a button that removes it, and a list to add from. */
export function PostLanguages({ settings: { postLanguages }, change, texts }: SettingControlProps) {
  const { text } = texts;
  const { locale } = useLocale();
  const area = useRef<HTMLDivElement>(null);
  const languages = useMemo(() => namedLanguages(locale, navigator.languages, postLanguages), [locale, postLanguages]);
  const nameOf = (code: string): string => languages.find(language => language.code === code)?.name ?? code;
  const remove = (code: string): void => {
    change({ postLanguages: postLanguages.filter(other => other !== code) });
    // The pressed button is gone.
    area.current?.querySelector('select')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the select in it shows the label
    <div ref={area} role="group" aria-label={texts.label('postLanguages')} className="app-post-languages">
      <Select
        label={texts.label('postLanguages')}
        value=""
        options={[
          { value: '', label: text.addLanguage() },
          ...languages
            .filter(({ code }) => !postLanguages.includes(code))
            .map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={code => {
          if (code !== '') change({ postLanguages: [...postLanguages, code] });
        }}
      />
      <ul>
        {postLanguages.length === 0 && <li>{text.allLanguages()}</li>}
        {postLanguages.map(code => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <IconButton
              label={text.removeLanguage({ language: nameOf(code) })}
              icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />}
              onClick={() => remove(code)}
            />
          </li>
        ))}
      </ul>
      <p>{texts.hint('postLanguages')}</p>
    </div>
  );
}
