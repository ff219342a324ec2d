import { memo } from 'react';
import { shownHandle } from '../hosts/hosts.js';
import { useMessages } from '../i18n/messages-provider.js';
import { NamedIcon } from '../icon/icon.js';
import { Link } from '../link/link.js';
import { messages } from '../messages.js';
import { cleanName } from '../text-marks/clean-name.js';
import type { RichEmoji } from '../rich-text/emoji.js';
import { emojify } from '../rich-text/emojify.js';

const NO_EMOJIS: readonly RichEmoji[] = [];

export interface IdentityProps {
  /** '' falls back to the local part of the handle. */
  displayName: string;
  /** Without the leading `@`. */
  acct: string;
  /** Shows the badge of a verified account. */
  verified?: boolean;
  /** Custom emoji in the name. */
  emojis?: readonly RichEmoji[];
  /** Absent: not a link. */
  href?: string;
}

/** Display name, verified badge and handle on one line. A long handle is truncated first, then the name; the badge never is. */
export const Identity = memo(function Identity({ displayName, acct, verified, emojis, href }: IdentityProps) {
  const content = (
    <>
      <DisplayName name={displayName.trim() || (acct.split('@')[0] ?? acct)} emojis={emojis} />
      {verified && <VerifiedBadge />}
      <Handle className="rk-handle" acct={acct} />
    </>
  );
  if (href === undefined) return <span className="rk-identity">{content}</span>;
  return (
    <Link className="rk-identity" href={href}>
      {content}
    </Link>
  );
});

export interface HandleProps {
  /** Without the leading `@`. */
  acct: string;
  className?: string | undefined;
}

/** Characters of a name that fit into its place on a phone. */
const WHOLE_LENGTH = 30;
const LONE_HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/**
 * A handle with its `@`. A host with letters of one script is shown with them; the title then has it as servers write it, and that of a long
 * handle has all of it.
 */
export function Handle({ acct, className }: HandleProps) {
  const shown = shownHandle(acct);
  return (
    <bdi className={className} dir="ltr" title={shown === acct && acct.length <= WHOLE_LENGTH ? undefined : `@${acct}`}>
      @{shown}
    </bdi>
  );
}

export interface DisplayNameProps {
  /** As sent by the server: text, never HTML. */
  name: string;
  /** Custom emoji in the name. */
  emojis?: readonly RichEmoji[];
  /** Whether a long name has two lines, not one. @selector [data-wrapped] */
  isWrapped?: boolean;
  /** The UTF-16 units that are shown, for a name within a sentence, whose lines cannot be counted. Default: all. */
  longest?: number;
  /** The language of the name, BCP 47. Default: not known. */
  lang?: string | undefined;
}

/**
 * A display name with its custom emoji as images, isolated from the direction of the surrounding text. The title of a long name, whose end may not
 * fit, has all of it.
 */
export const DisplayName = memo(function DisplayName(props: DisplayNameProps) {
  const { name, emojis = NO_EMOJIS, isWrapped = false, longest = Number.POSITIVE_INFINITY, lang } = props;
  const shown = cleanName(name);
  const fitting = shown.length > longest ? `${shown.slice(0, longest).replace(LONE_HIGH_SURROGATE, '').trimEnd()}…` : shown;
  return (
    <bdi
      className="rk-name"
      lang={lang}
      title={shown.length > WHOLE_LENGTH ? shown : undefined}
      data-wrapped={isWrapped || undefined}
    >
      {emojify(fitting, emojis)}
    </bdi>
  );
});

/** The badge of a verified account (UI-06). */
export function VerifiedBadge() {
  return <NamedIcon className="rk-verified" icon="badge-check" name={useMessages(messages).verified()} size={16} />;
}
