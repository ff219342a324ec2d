import { useSettings } from '../settings/settings-provider.js';
import { useHasColumns } from './use-has-columns.js';
import { useMediaQuery } from './use-media-query.js';

/** Text of this size leaves no room for a side column, in percent. As in `frame.css`. */
const LARGE_TEXT = 125;

/**
 * Whether the page has room for the side column: 1100 px as in the style sheet, in em, which follows the reader's font size. Columns take the whole
 * width.
 */
export function useSideColumn(): boolean {
  const isWide = useMediaQuery('(min-width: 68.75em)');
  const hasColumns = useHasColumns();
  return useSettings().settings.textSize < LARGE_TEXT && isWide && !hasColumns;
}
