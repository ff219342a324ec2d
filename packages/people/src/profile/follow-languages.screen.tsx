import type { Account } from '@rookery/api-client';
import { changeFollow, useRelationship } from '@rookery/store';
import { useAction } from '@rookery/timeline';
import { distinctLanguages, namedLanguages } from '@rookery/timeline/parts';
import { Button, LazyModal, Switch, useLocale, useMessages } from '@rookery/ui';
import { useMemo, useState } from 'react';
import { profilePartMessages } from './messages.js';

interface FollowLanguagesScreenProps {
  account: Account;
  onClose(): void;
}

/** Chooses the languages of a followed account's posts in Home. None: all of them. */
export function FollowLanguagesScreen({ account, onClose }: FollowLanguagesScreenProps) {
  const text = useMessages(profilePartMessages);
  const { locale } = useLocale();
  const { data: relationship } = useRelationship(account.id);
  const run = useAction();
  const [first] = useState(() => distinctLanguages(relationship?.languages ?? []));
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const languages = useMemo(() => namedLanguages(locale, [locale], first), [locale, first]);
  if (relationship === undefined) return null;
  const save = (): void => {
    const { showing_reblogs: reblogs, notifying: notify } = relationship;
    const variables = { accountId: account.id, settings: { reblogs, notify, languages: chosen } };
    void run(() => changeFollow, variables, text.changeFailed());
    onClose();
  };
  return (
    <LazyModal
      isOpen
      onClose={onClose}
      title={text.languagesTitle()}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel()}</Button>
          <Button variant="primary" onClick={save}>
            {text.save()}
          </Button>
        </>
      }
    >
      <p>{text.languagesText({ name: account.display_name || account.username })}</p>
      {languages.map(({ code, name }) => (
        <Switch
          key={code}
          label={name}
          isOn={chosen.includes(code)}
          onChange={isOn => setChosen(now => (isOn ? [...now, code] : now.filter(other => other !== code)))}
        />
      ))}
    </LazyModal>
  );
}
