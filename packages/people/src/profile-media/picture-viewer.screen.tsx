import { useAccount } from '@rookery/store';
import { MediaViewer, type MediaViewerProps } from '@rookery/timeline/media';
import { safeUrl, useMessages } from '@rookery/ui';
import { pictureMessages } from './picture-messages.js';

export interface PictureViewerScreenProps extends Pick<MediaViewerProps, 'isOpen' | 'historyEntry' | 'onClose'> {
  accountId: string;
  picture: 'avatar' | 'header';
}

/** The avatar or the header picture of a profile, in full. */
export function PictureViewerScreen({ accountId, picture, ...viewer }: PictureViewerScreenProps) {
  const text = useMessages(pictureMessages);
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
      {...viewer}
      slides={url === null ? [] : [{ ...slide, url }]}
      index={0}
      postHref={null}
      onSelect={() => undefined}
      renderPlayer={() => null}
    />
  );
}
