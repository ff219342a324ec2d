import { errorText, profilesOf, type FeaturedTag } from '@rookery/api-client';
import { changesQueries, useClient } from '@rookery/api-client/query';
import { Button, ErrorState, hashtagName, IconButton, TextField, useMessages } from '@rookery/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { featuredTagsKey } from '../profile/profile.data.js';
import { profileEditMessages } from './messages.js';

const ownTagsKey = ['web', 'own-featured-tags'] as const;

/** The hashtags that the own profile features: each change is saved at once. `most`: null without a known limit. */
export function OwnTags({ accountId, most }: { accountId: string; most: number | null }) {
  const text = useMessages(profileEditMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const query = useQuery(
    queryOptions({ queryKey: ownTagsKey, queryFn: ({ signal }) => profilesOf(client).ownFeaturedTags({ signal }) }),
  );
  const show = (change: (tags: FeaturedTag[]) => FeaturedTag[]): void => {
    queryClient.setQueryData<FeaturedTag[]>(ownTagsKey, tags => change(tags ?? []));
    void queryClient.invalidateQueries({ queryKey: featuredTagsKey(accountId) });
  };
  const meta = changesQueries(ownTagsKey, featuredTagsKey(accountId));
  const add = useMutation({
    meta,
    mutationFn: () => profilesOf(client).featureTag(hashtagName(name) ?? name.trim()),
    onSuccess(tag) {
      show(tags => [...tags, tag]);
      setName('');
    },
  });
  const remove = useMutation({
    meta,
    mutationFn: (tagId: string) => profilesOf(client).unfeatureTag(tagId),
    onSuccess: (_answer, tagId) => show(tags => tags.filter(tag => tag.id !== tagId)),
  });
  const error = add.error ?? remove.error;
  return (
    <section className="app-own-tags" aria-label={text.featuredTags()}>
      <h3>{text.featuredTags()}</h3>
      <p>{text.featuredTagsText()}</p>
      {query.isError && (
        <ErrorState title={text.tagsFailed()} description={errorText(query.error, '')} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul>
          {query.data.map(tag => (
            <li key={tag.id}>
              <bdi>#{tag.name}</bdi>
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
          if (name.trim() !== '' && !add.isPending) add.mutate();
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
