import type { Status } from '@rookery/api-client';
import { statusQuery, useClient } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { MediaViewer, SlidePlayer, slidesOf, type MediaViewerProps, type SlidePlayerProps } from '@rookery/timeline/media';
import { shownHandle } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useProfileSlides, type PostSlide } from './use-profile-slides.js';

type ShownSlide = Pick<PostSlide, 'statusId' | 'index'>;

export interface SlideViewerScreenProps extends Pick<MediaViewerProps, 'isOpen' | 'historyEntry' | 'onClose'> {
  /** The attachment that is shown. */
  shown: ShownSlide;
  /** The viewer goes on through all media of this profile, newest first. Absent: those of the shown post. */
  accountId?: string | undefined;
  /** The address of the page behind the viewer, which needs no link to itself. */
  pathname: string;
  Player: SlidePlayerProps['Player'];
  /** Copies a link to an attachment of a post. Absent: not offered. */
  onCopyLink?: ((status: Status, index: number) => void) | undefined;
  onShow(shown: ShownSlide): void;
}

/** The media of one post, or of a profile: further pages load near the end. */
export function SlideViewerScreen({ accountId, ...props }: SlideViewerScreenProps) {
  return accountId === undefined ? (
    <Slides {...props} slides={null} hasMore={false} />
  ) : (
    <ProfileSlides {...props} accountId={accountId} />
  );
}

function ProfileSlides({ accountId, ...props }: Omit<SlideViewerScreenProps, 'accountId'> & { accountId: string }) {
  return <Slides {...props} {...useProfileSlides(accountId, props.shown)} />;
}

interface SlidesProps extends Omit<SlideViewerScreenProps, 'accountId'> {
  /** Null: those of the shown post. */
  slides: readonly PostSlide[] | null;
  hasMore: boolean;
}

function Slides({ shown, slides: given, hasMore, pathname, Player, onCopyLink, onShow, ...viewer }: SlidesProps) {
  const { hrefs } = useTimelineOptions();
  const { data: status } = useQuery(statusQuery(useClient(), shown.statusId));
  if (status === undefined) return null;
  const own = slidesOf(status.media_attachments, status.card).map(slide => ({ ...slide, statusId: status.id }));
  const slides: readonly PostSlide[] = given ?? own;
  const index = Math.max(
    slides.findIndex(slide => slide.statusId === shown.statusId && slide.index === shown.index),
    0,
  );
  const href = hrefs.status(status);
  return (
    <MediaViewer
      {...viewer}
      slides={slides}
      index={index}
      hasMore={given !== null && hasMore}
      postHref={pathname === href ? null : href}
      onCopyLink={onCopyLink && (slide => onCopyLink(status, slide.index))}
      onSelect={selected => onShow(slides[selected] ?? shown)}
      renderPlayer={slide => (
        <SlidePlayer
          media={slide}
          author={status.account.display_name || shownHandle(status.account.acct)}
          avatar={status.account.avatar}
          returnHref={href}
          Player={Player}
        />
      )}
    />
  );
}
