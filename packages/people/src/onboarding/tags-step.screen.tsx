import type { Tag } from '@rookery/api-client';
import { useTimelineOptions } from '@rookery/timeline';
import { Button, Form, hashtagName, TextField, TrendRow, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { TagButtons } from '../tags/tag-buttons.js';
import { useFollowTag } from '../tags/use-follow-tag.js';
import { onboardingMessages } from './messages.js';

/** Hashtags to follow: those of the server, and any other one. */
export function TagsStepScreen({ trending }: { trending: readonly Tag[] }) {
  const text = useMessages(onboardingMessages);
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = new Set(trending.map(({ name }) => name.toLowerCase()));
  const own = added.filter(name => !known.has(name.toLowerCase()));
  return (
    <>
      {(own.length > 0 || trending.length > 0) && (
        <ul className="rk-onboarding-tags" aria-label={text.tagsTrending()}>
          {own.map(name => (
            <TagRow key={name} name={name} />
          ))}
          {trending.map(tag => (
            <TagRow key={tag.name} name={tag.name} tag={tag} />
          ))}
        </ul>
      )}
      <AddTag onAdd={name => setAdded(names => [name, ...names.filter(other => other.toLowerCase() !== name.toLowerCase())])} />
    </>
  );
}

function TagRow({ name, tag }: { name: string; tag?: Tag }) {
  const { hrefs } = useTimelineOptions();
  const follow = useFollowTag(name, tag);
  return (
    <li>
      <TrendRow name={name} href={hrefs.tag(name)} history={tag?.history ?? []} />
      <TagButtons name={name} {...follow} isFeatured={undefined} onFeature={() => undefined} />
    </li>
  );
}

function AddTag({ onAdd }: { onAdd(name: string): void }) {
  const text = useMessages(onboardingMessages);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const add = (): void => {
    const name = hashtagName(typed);
    setUnreadable(name === null);
    if (name === null) return;
    setTyped('');
    onAdd(name);
  };
  return (
    <Form className="rk-onboarding-add" onSubmit={add}>
      <TextField
        label={text.addTag()}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        {...(isUnreadable && { errorText: text.tagUnreadable() })}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit">{text.add()}</Button>
    </Form>
  );
}
