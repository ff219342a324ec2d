/*
 * Drawings of the icons shown in list rows. For all other icons use the components of the icon library.
 */
import type { IconDrawing } from './icon-path.js';

// Every icon module exports its drawing, but the library's types omit it. All icon modules share one type declaration.
declare module 'lucide-react/icons/heart' {
  export const __iconData: IconDrawing;
}

export { __iconData as badgeCheck } from 'lucide-react/icons/badge-check';
export { __iconData as bookmark } from 'lucide-react/icons/bookmark';
export { __iconData as bot } from 'lucide-react/icons/bot';
export { __iconData as check } from 'lucide-react/icons/check';
export { __iconData as copy } from 'lucide-react/icons/copy';
export { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
export { __iconData as externalLink } from 'lucide-react/icons/external-link';
export { __iconData as eye } from 'lucide-react/icons/eye';
export { __iconData as eyeOff } from 'lucide-react/icons/eye-off';
export { __iconData as globe } from 'lucide-react/icons/globe';
export { __iconData as handshake } from 'lucide-react/icons/handshake';
export { __iconData as heart } from 'lucide-react/icons/heart';
export { __iconData as hourglass } from 'lucide-react/icons/hourglass';
export { __iconData as house } from 'lucide-react/icons/house';
export { __iconData as list } from 'lucide-react/icons/list';
export { __iconData as lock } from 'lucide-react/icons/lock';
export { __iconData as mail } from 'lucide-react/icons/mail';
export { __iconData as messageCircle } from 'lucide-react/icons/message-circle';
export { __iconData as moon } from 'lucide-react/icons/moon';
export { __iconData as open } from 'lucide-react/icons/square-arrow-up-right-exit';
export { __iconData as pencil } from 'lucide-react/icons/pencil';
export { __iconData as pin } from 'lucide-react/icons/pin';
export { __iconData as quote } from 'lucide-react/icons/quote';
export { __iconData as repeat } from 'lucide-react/icons/repeat-2';
export { __iconData as reply } from 'lucide-react/icons/reply';
