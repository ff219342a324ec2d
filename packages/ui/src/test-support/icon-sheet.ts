/** Generates `icon/icons.css` from the icon library. */
import { __iconData as atSign } from 'lucide-react/icons/at-sign';
import { __iconData as badgeCheck } from 'lucide-react/icons/badge-check';
import { __iconData as bookmark } from 'lucide-react/icons/bookmark';
import { __iconData as bot } from 'lucide-react/icons/bot';
import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as copy } from 'lucide-react/icons/copy';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { __iconData as externalLink } from 'lucide-react/icons/external-link';
import { __iconData as eye } from 'lucide-react/icons/eye';
import { __iconData as eyeOff } from 'lucide-react/icons/eye-off';
import { __iconData as feather } from 'lucide-react/icons/feather';
import { __iconData as globe } from 'lucide-react/icons/globe';
import { __iconData as handshake } from 'lucide-react/icons/handshake';
import { __iconData as heart } from 'lucide-react/icons/heart';
import { __iconData as hourglass } from 'lucide-react/icons/hourglass';
import { __iconData as house } from 'lucide-react/icons/house';
import { __iconData as list } from 'lucide-react/icons/list';
import { __iconData as lock } from 'lucide-react/icons/lock';
import { __iconData as mail } from 'lucide-react/icons/mail';
import { __iconData as messageCircle } from 'lucide-react/icons/message-circle';
import { __iconData as moon } from 'lucide-react/icons/moon';
import { __iconData as open } from 'lucide-react/icons/square-arrow-up-right-exit';
import { __iconData as pencil } from 'lucide-react/icons/pencil';
import { __iconData as pin } from 'lucide-react/icons/pin';
import { __iconData as quote } from 'lucide-react/icons/quote';
import { __iconData as repeat } from 'lucide-react/icons/repeat-2';
import { __iconData as reply } from 'lucide-react/icons/reply';
import { __iconData as trash } from 'lucide-react/icons/trash';
import type { IconName } from '../icon/icon.js';

/** The drawing of an icon on a 24 × 24 grid, in the icon library's format. */
interface IconDrawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
}

// Every icon module exports its drawing, but the library's types omit it. All icon modules share one type declaration.
declare module 'lucide-react/icons/heart' {
  export const __iconData: IconDrawing;
}

const drawings = {
  'at-sign': atSign,
  'badge-check': badgeCheck,
  bookmark,
  bot,
  check,
  copy,
  ellipsis,
  'external-link': externalLink,
  eye,
  'eye-off': eyeOff,
  feather,
  globe,
  handshake,
  heart,
  hourglass,
  house,
  list,
  lock,
  mail,
  'message-circle': messageCircle,
  moon,
  open,
  pencil,
  pin,
  quote,
  repeat,
  reply,
  trash,
  'heart-filled': heart,
  'bookmark-filled': bookmark,
} satisfies Record<IconName, IconDrawing>;

/** The side of a drawing, in its own units. */
const SIDE = 24;
/** The image has room for so many: each begins at a whole percentage. */
const ROOM = 51;

/**
 * The rules of all icons, in the repository's format. One image has all drawings, one below the other: Chromium makes a document of its own for
 * each image, which takes longer than to style all of a page's rows (ADR 11).
 */
export function iconSheet(): string {
  const icons = Object.entries(drawings);
  const paths = icons.map(([name, drawing], index) => pathOf(drawing, index, name.endsWith('-filled')));
  const view = `viewBox='0 0 ${SIDE} ${SIDE * ROOM}'`;
  const stroke = "stroke='%23000' stroke-width='1.85' stroke-linecap='round' stroke-linejoin='round'";
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' ${view} fill='none' ${stroke}%3E${paths.join('')}%3C/svg%3E`;
  const image = `.rk-icon {\n  mask-image: url("data:image/svg+xml,${svg}");\n  mask-size: 100% ${100 * ROOM}%;\n}\n`;
  const places = icons.map(([name], index) => `.rk-icon-${name} {\n  mask-position: 0 ${(100 / (ROOM - 1)) * index}%;\n}\n`);
  return [image, ...places].join('');
}

function pathOf(drawing: IconDrawing, index: number, isFilled: boolean): string {
  const place = index === 0 ? '' : ` transform='translate(0 ${SIDE * index})'`;
  return `%3Cpath${place}${isFilled ? " fill='%23000'" : ''} d='${iconPath(drawing)}'/%3E`;
}

/** Joins all shapes of an icon into one SVG path. Throws a `TypeError` for shapes other than path, circle, line and rect. */
export function iconPath(drawing: IconDrawing): string {
  return drawing.node.map(([tag, attributes]) => linesOf(tag, attributes)).join('');
}

function linesOf(tag: string, attributes: Readonly<Record<string, string | number>>): string {
  const [x, y, x2, y2] = numbers(attributes, 'x', 'y', 'x2', 'y2');
  switch (tag) {
    case 'path':
      // A path may begin with a relative step, which would otherwise continue from the end of the previous shape.
      return `M0 0${attributes['d'] ?? ''}`;
    case 'line': {
      const [x1, y1] = numbers(attributes, 'x1', 'y1');
      return `M${x1} ${y1}L${x2} ${y2}`;
    }
    case 'circle': {
      const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r');
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'rect': {
      const [width = 0, height = 0, r = 0] = numbers(attributes, 'width', 'height', 'rx');
      const corner = (toX: number, toY: number): string => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
      const across = `h${width - 2 * r}`;
      const down = `v${height - 2 * r}`;
      const start = `M${(x ?? 0) + r} ${y}`;
      return `${start}${across}${corner(r, r)}${down}${corner(-r, r)}${back(across)}${corner(-r, -r)}${back(down)}${corner(r, -r)}z`;
    }
    default:
      throw new TypeError(`Unsupported icon shape "${tag}".`);
  }
}

function back(step: string): string {
  return `${step.slice(0, 1)}-${step.slice(1)}`;
}

function numbers(attributes: Readonly<Record<string, string | number>>, ...names: readonly string[]): number[] {
  return names.map(name => Number(attributes[name] ?? 0));
}
