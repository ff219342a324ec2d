import { Button, LazyMenuButton, StateLabel, useMessages } from '@rookery/ui';
import { Ellipsis, UserRound, UserRoundX } from 'lucide-react';
import { tagMessages } from './messages.js';

interface TagButtonsProps {
  name: string;
  /** Undefined where the server does not say: no follow button. */
  isFollowing: boolean | undefined;
  onFollow(isOn: boolean): void;
  /** Undefined where hashtags cannot be shown on a profile. */
  isFeatured: boolean | undefined;
  onFeature(): void;
}

/** Follows a hashtag, and shows it on the reader's profile. NAV-02 */
export function TagButtons({ name, isFollowing, onFollow, isFeatured, onFeature }: TagButtonsProps) {
  const text = useMessages(tagMessages);
  const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;
  return (
    <>
      {isFollowing !== undefined && (
        <Button
          size="sm"
          variant={isFollowing ? 'secondary' : 'primary'}
          aria-label={isFollowing ? text.followingTagName({ name }) : text.followTagName({ name })}
          onClick={() => onFollow(!isFollowing)}
        >
          {isFollowing ? <StateLabel state={text.followingTag()} action={text.unfollowTag()} /> : text.followTag()}
        </Button>
      )}
      {isFeatured !== undefined && (
        <LazyMenuButton
          label={text.tagOptions({ name })}
          icon={<Ellipsis size={20} strokeWidth={1.85} aria-hidden="true" />}
          items={[
            {
              id: 'feature',
              label: isFeatured ? text.unfeatureTag() : text.featureTag(),
              icon: isFeatured ? <UserRoundX {...icon} /> : <UserRound {...icon} />,
              onAction: onFeature,
            },
          ]}
        />
      )}
    </>
  );
}
