import { useProfileSlides, type PostSlide } from '@rookery/people/profile-media';
import { statusQuery, useAccount, useClient } from '@rookery/store';
import { MediaViewer, SlidePlayer, slidesOf } from '@rookery/timeline/media';
import '@rookery/timeline/media-viewer.css';
import { safeUrl, shownHandle, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppPlayer } from '../media/app-player.js';
import { pictureMessages } from '../messages/picture-messages.js';
import { hrefs } from '../routing/hrefs.js';
import type { PictureViewerState, PostViewerState, ViewerState } from '../routing/viewer-location.js';

/** The viewer of the current history entry; null closes it. Going back closes it too. */
export function MediaViewerScreen({ viewer }: { viewer: ViewerState | null }) {
  // While it fades out the viewer keeps its last content.
  const [last, setLast] = useState(viewer);
  if (viewer !== null && !isSameContent(viewer, last)) setLast(viewer);
  const shown = viewer ?? last;
  if (shown === null) return null;
  const isOpen = viewer !== null;
  if ('picture' in shown) return <PictureViewer isOpen={isOpen} shown={shown} />;
  const { accountId } = shown;
  return accountId === undefined ? (
    <StatusViewer isOpen={isOpen} shown={shown} />
  ) : (
    <ProfileViewer isOpen={isOpen} shown={shown} accountId={accountId} />
  );
}

function isSameContent(one: ViewerState, other: ViewerState | null): boolean {
  if (other === null) return false;
  if ('picture' in one) return 'picture' in other && one.picture === other.picture && one.accountId === other.accountId;
  return !('picture' in other) && one.statusId === other.statusId && one.index === other.index;
}

interface ShownProps {
  isOpen: boolean;
  shown: PostViewerState;
}

/** The avatar or the header picture of a profile, in full. */
function PictureViewer({ isOpen, shown }: { isOpen: boolean; shown: PictureViewerState }) {
  const { accountId, picture } = shown;
  const text = useMessages(pictureMessages);
  const navigate = useNavigate();
  const { data: account } = useAccount(accountId);
  if (account === undefined) return null;
  const url = safeUrl(account[picture], 'media');
  const name = account.display_name || account.username;
  const title = picture === 'avatar' ? text.avatarOf({ name }) : text.headerOf({ name });
  const description = picture === 'avatar' ? account.avatar_description : account.header_description;
  const slide = {
    id: picture,
    index: 0,
    kind: 'picture',
    previewUrl: url,
    description: description || title,
    size: null,
  } as const;
  return (
    <MediaViewer
      isOpen={isOpen}
      historyEntry="none"
      slides={url === null ? [] : [{ ...slide, url }]}
      index={0}
      postHref={null}
      onSelect={() => undefined}
      onClose={() => void navigate(-1)}
      renderPlayer={() => null}
    />
  );
}

/** The media of one post. */
function StatusViewer(props: ShownProps) {
  return <SlideViewer {...props} slides={null} hasMore={false} />;
}

/** All media of a profile, newest first; further pages load near the end. */
function ProfileViewer({ accountId, ...props }: ShownProps & { accountId: string }) {
  const { slides, hasMore } = useProfileSlides(accountId, props.shown);
  return <SlideViewer {...props} slides={slides} hasMore={hasMore} />;
}

interface SlideViewerProps extends ShownProps {
  /** Null: those of the shown post. */
  slides: readonly PostSlide[] | null;
  hasMore: boolean;
}

function SlideViewer({ isOpen, shown, slides: given, hasMore }: SlideViewerProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useClient();
  const { data: status } = useQuery(statusQuery(client, shown.statusId));
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
      isOpen={isOpen}
      historyEntry="none"
      slides={slides}
      index={index}
      hasMore={given !== null && hasMore}
      postHref={shown.behind.pathname === href ? null : href}
      onSelect={selected => {
        const { statusId, index: at } = slides[selected] ?? shown;
        const state = { viewer: { ...shown, statusId, index: at } };
        void navigate(location, { replace: true, state, preventScrollReset: true });
      }}
      onClose={() => void navigate(-1)}
      renderPlayer={slide => (
        <SlidePlayer
          media={slide}
          author={status.account.display_name || shownHandle(status.account.acct)}
          avatar={status.account.avatar}
          returnHref={href}
          Player={AppPlayer}
        />
      )}
    />
  );
}
