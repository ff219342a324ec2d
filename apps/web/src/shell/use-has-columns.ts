import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { useIsColumn } from './page-header.js';
import { useMediaQuery } from './use-media-query.js';

/** Whether the page is Home in columns: a member's choice, in a window with room for two. */
export function useHasColumns(): boolean {
  const { session } = useSession();
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 60em)');
  const isColumn = useIsColumn();
  return useSettings().settings.columns && isWide && session !== null && pathname === '/' && !isColumn;
}
