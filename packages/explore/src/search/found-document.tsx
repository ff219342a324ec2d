import type { SearchHit, TextPiece } from '@rookery/store/search';
import { Avatar, Link, RelativeTime, safeUrl, useMessages } from '@rookery/ui';
import { ChartBar, Image, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchMessages } from './messages.js';

interface FoundDocumentProps {
  hit: SearchHit;
  href: string;
  /** It is opened: its page may be asked for without a network. */
  onOpen(): void;
}

/** A post, message or profile of the device: one link, with the words that match marked. */
export function FoundDocument({ hit: { document, name, excerpt }, href, onOpen }: FoundDocumentProps) {
  const text = useMessages(searchMessages);
  const { kind, acct, avatar, time, hasMedia, hasPoll } = document;
  return (
    <Link href={href} className="rk-found-document" onClick={onOpen}>
      <Avatar src={safeUrl(avatar, 'media')} name={document.name || acct} size={36} />
      <span>
        <span>
          <strong>
            <bdi>{name.length === 0 ? acct : <Pieces pieces={name} />}</bdi>
          </strong>{' '}
          <bdi>@{acct}</bdi> {kind !== 'account' && time > 0 && <RelativeTime dateTime={new Date(time).toISOString()} />}
        </span>
        {excerpt.length > 0 && (
          <span dir="auto">
            <Pieces pieces={excerpt} />
          </span>
        )}
        {(kind === 'message' || hasMedia || hasPoll) && (
          <span>
            {kind === 'message' && <Fact icon={<MessageCircle size={14} aria-hidden="true" />} label={text.inChat()} />}
            {hasMedia && <Fact icon={<Image size={14} aria-hidden="true" />} label={text.withMedia()} />}
            {hasPoll && <Fact icon={<ChartBar size={14} aria-hidden="true" />} label={text.withPoll()} />}
          </span>
        )}
      </span>
    </Link>
  );
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}

function Fact({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span>
      {icon} {label}
    </span>
  );
}
