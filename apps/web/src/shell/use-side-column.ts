import { useSettings } from '../settings/settings-provider.js';
import { useMediaQuery } from './use-media-query.js';

/** Text of this size leaves no room for a side column, in percent. As in `frame.css`. */
const LARGE_TEXT = 125;

/** Whether the page has room for the side column: 1100 px as in the style sheet, in em, which follows the reader's font size. */
export function useSideColumn(): boolean {
  const isWide = useMediaQuery('(min-width: 68.75em)');
  return useSettings().settings.textSize < LARGE_TEXT && isWide;
}
