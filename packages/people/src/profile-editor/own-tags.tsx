import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { Button, DisplayName, ErrorState, hashtagName, IconButton, TextField, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { featureTagMutation, ownFeaturedTagsQuery, unfeatureTagMutation } from '../profile/featured-tags.data.js';
import { profileEditMessages } from './messages.js';

/** The hashtags that the own profile features: each change is saved at once. `most`: null without a known limit. */
export function OwnTags({ most }: { most: number | null }) {
  const text = useMessages(profileEditMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const query = useQuery(ownFeaturedTagsQuery(client));
  const add = useMutation(featureTagMutation(client, queryClient));
  const remove = useMutation(unfeatureTagMutation(client, queryClient));
  const error = add.error ?? remove.error;
  return (
    <section className="rk-own-tags" aria-label={text.featuredTags()}>
      <h3>{text.featuredTags()}</h3>
      <p>{text.featuredTagsText()}</p>
      {query.isError && (
        <ErrorState title={text.tagsFailed()} description={errorText(query.error, '')} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul>
          {query.data.map(tag => (
            <li key={tag.id}>
              <DisplayName name={`#${tag.name}`} />
              <IconButton
                label={text.removeTag({ name: tag.name })}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => remove.mutate(tag.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={event => {
          event.preventDefault();
          if (name.trim() === '' || add.isPending) return;
          add.mutate(hashtagName(name) ?? name.trim(), { onSuccess: () => setName('') });
        }}
      >
        <TextField
          label={text.tagName()}
          value={name}
          {...(error !== null && { errorText: errorText(error, text.tagFailed()) })}
          onChange={event => {
            setName(event.target.value);
            add.reset();
            remove.reset();
          }}
        />
        <Button type="submit" isPending={add.isPending} disabled={most !== null && (query.data?.length ?? 0) >= most}>
          {text.addTag()}
        </Button>
      </form>
    </section>
  );
}
