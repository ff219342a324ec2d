import { MiniPlayerProvider } from '@rookery/media-player';
import { useLocale } from '@rookery/ui';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../settings/settings-provider.js';
import { miniPlayer, playerTexts } from './players.js';

/** The mini player, where audio continues after its post leaves the view. */
export function MiniDock() {
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { settings } = useSettings();
  // Switching the setting off also ends what plays.
  useEffect(() => {
    if (!settings.miniPlayer) miniPlayer.close();
  }, [settings.miniPlayer]);
  return <MiniPlayerProvider store={miniPlayer} texts={use(playerTexts(locale))} onReturn={href => void navigate(href)} />;
}
