import type { MediaAttachment } from '@rookery/api-client';
import { describedFile, useMessages } from '@rookery/ui';
import { File, FileArchive, FileText, Film, Image, ImageOff, Volume2 } from 'lucide-react';
import { mediaMessages } from './media-messages.js';
import { messages } from './messages.js';
import { fileExtension } from './status-rules.js';

const ICON = { size: 20, strokeWidth: 1.85, 'aria-hidden': true } as const;
const icons = {
  image: Image,
  gifv: Film,
  video: Film,
  audio: Volume2,
  unknown: File,
  archive: FileArchive,
  text: FileText,
  broken: ImageOff,
} as const;

export interface FilePartProps {
  /** `icon`: a sign of its kind; `link`: the link to a file that browsers cannot show; `broken`: a picture that could not be loaded. */
  part: 'icon' | 'link' | 'broken';
  attachment: Pick<MediaAttachment, 'type' | 'mime_type' | 'description'>;
  /** The language of the description (BCP 47). */
  lang?: string | undefined;
  /** The safe address of the file. */
  url?: string;
}

/** The parts of a file that is not shown itself. */
export function FilePart({ part, attachment, lang, url = '' }: FilePartProps) {
  const text = useMessages(messages);
  const words = useMessages(mediaMessages);
  const description = attachment.description ?? '';
  const Icon = icons[part === 'broken' ? 'broken' : iconOf(attachment)];
  if (part === 'icon') return <Icon {...ICON} />;
  if (part === 'link') {
    const { name, details } = describedFile(url, description);
    return (
      <a
        className="rk-file"
        href={url}
        target="_blank"
        rel="nofollow noopener"
        title={[name, details].filter(Boolean).join('\n')}
      >
        <Icon {...ICON} />
        <span className="rk-file-text">
          <bdi>{name || text.unnamedFile()}</bdi>
          <small dir="auto" lang={lang}>
            {details}
          </small>
        </span>
      </a>
    );
  }
  const isAnimation = attachment.type === 'gifv' || fileExtension(url) === 'GIF';
  const failed = isAnimation ? words.animationFailed() : words.pictureFailed();
  return (
    <div className="rk-media-broken">
      <Icon {...ICON} />
      <p dir="auto" lang={description === '' ? undefined : lang}>
        {description === '' ? failed : description}
      </p>
      <a href={url} target="_blank" rel="nofollow noopener">
        {words.openFile()}
      </a>
    </div>
  );
}

function iconOf({ type, mime_type }: FilePartProps['attachment']): keyof typeof icons {
  if (type !== 'unknown' || mime_type === null) return type;
  if (/zip|compressed|tar/u.test(mime_type)) return 'archive';
  return /^text\/|pdf|document/u.test(mime_type) ? 'text' : 'unknown';
}
