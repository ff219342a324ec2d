import { namedLanguages } from '@rookery/timeline/parts';
import { Select, useLocale } from '@rookery/ui';
import { useMemo } from 'react';
import type { SettingControlProps } from './setting-texts.js';

/** The visibility of new posts. One that only this server has is among the choices while it is chosen. */
export function PostingVisibility({ settings: { postingVisibility: value }, change, texts }: SettingControlProps) {
  const { text } = texts;
  const visibilities = [
    { value: 'public', label: text.postingPublic() },
    { value: 'unlisted', label: text.replyVisibilityUnlisted() },
    { value: 'private', label: text.replyVisibilityPrivate() },
    { value: 'direct', label: text.replyVisibilityDirect() },
  ];
  const isKnown = visibilities.some(visibility => visibility.value === value);
  return (
    <Select
      label={texts.label('postingVisibility')}
      value={value}
      options={isKnown ? visibilities : [...visibilities, { value, label: value }]}
      onChange={postingVisibility => change({ postingVisibility })}
    />
  );
}

export function PostingLanguage({ settings: { postingLanguage: value }, change, texts }: SettingControlProps) {
  const { text } = texts;
  const { locale } = useLocale();
  const languages = useMemo(() => namedLanguages(locale, navigator.languages, value === '' ? [] : [value]), [locale, value]);
  return (
    <Select
      label={texts.label('postingLanguage')}
      value={value}
      options={[
        { value: '', label: text.postingNoLanguage() },
        ...languages.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={postingLanguage => change({ postingLanguage })}
    />
  );
}
