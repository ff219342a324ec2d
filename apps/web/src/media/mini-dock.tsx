import { MiniPlayerProvider } from '@rookery/media-player';
import { useLocale } from '@rookery/ui';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../settings/settings-provider.js';
import { miniPlayer, playerTexts } from './players.js';

/** The sound that plays on while the reader is elsewhere. */
export function MiniDock() {
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { settings } = useSettings();
  // Whoever switches it off while something plays there wants that to end too.
  useEffect(() => {
    if (!settings.miniPlayer) miniPlayer.close();
  }, [settings.miniPlayer]);
  return <MiniPlayerProvider store={miniPlayer} texts={use(playerTexts(locale))} onReturn={href => void navigate(href)} />;
}
