import { namedLanguages } from '@rookery/timeline/parts';
import { Select, Switch, useLocale } from '@rookery/ui';
import { useId, useMemo } from 'react';
import { useSettingTexts } from './setting-texts.js';
import { useUndo } from './use-undo.js';

/** The defaults of an account's new posts. */
export interface PostingValues {
  /** One of the four of Mastodon, or another one of the server. */
  readonly visibility: string;
  readonly sensitive: boolean;
  /** ISO 639 code; '': none. */
  readonly language: string;
}

interface PostingDefaultsProps {
  values: PostingValues;
  /** The server keeps the visibility alone. */
  hasVisibilityOnly: boolean;
  change: (change: Partial<PostingValues>) => void;
}

/** The defaults of new posts, which the account's server keeps. Each acts at once; a notice takes the last change back. */
export function PostingDefaults({ values, hasVisibilityOnly, change }: PostingDefaultsProps) {
  const texts = useSettingTexts();
  const { text } = texts;
  const { locale } = useLocale();
  const id = useId();
  const changeWithUndo = useUndo<PostingValues>(texts, values, next =>
    change(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))),
  );
  const languages = useMemo(
    () => namedLanguages(locale, navigator.languages, values.language === '' ? [] : [values.language]),
    [locale, values.language],
  );
  const visibilities = [
    { value: 'public', label: text.postingPublic() },
    { value: 'unlisted', label: text.replyVisibilityUnlisted() },
    { value: 'private', label: text.replyVisibilityPrivate() },
    { value: 'direct', label: text.replyVisibilityDirect() },
  ];
  const isKnown = visibilities.some(({ value }) => value === values.visibility);
  const options = isKnown ? visibilities : [...visibilities, { value: values.visibility, label: values.visibility }];
  const changed = (setting: string): string => text.settingChanged({ setting });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text.postingDefaults()}</h2>
      <p className="app-posting-hint">{text.postingHint()}</p>
      <div className="app-setting">
        <Select
          label={text.postingVisibility()}
          value={values.visibility}
          options={options}
          onChange={visibility => changeWithUndo({ visibility }, changed(text.postingVisibility()))}
        />
      </div>
      {!hasVisibilityOnly && (
        <>
          <div className="app-setting">
            <Switch
              label={text.postingSensitive()}
              isOn={values.sensitive}
              onChange={sensitive => changeWithUndo({ sensitive }, changed(text.postingSensitive()))}
            />
          </div>
          <div className="app-setting">
            <Select
              label={text.postingLanguage()}
              value={values.language}
              options={[
                { value: '', label: text.postingNoLanguage() },
                ...languages.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={language => changeWithUndo({ language }, changed(text.postingLanguage()))}
            />
          </div>
        </>
      )}
    </section>
  );
}
