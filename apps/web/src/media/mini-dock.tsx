import { MiniPlayerProvider } from '@rookery/media-player';
import { usePlayerTexts } from '@rookery/timeline/media';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../settings/settings-provider.js';
import { pageAt } from '../routing/base.dom.js';
import { miniPlayer } from './mini-player.js';

/** The mini player, where audio continues after its post leaves the view. */
export function MiniDock() {
  const texts = usePlayerTexts();
  const navigate = useNavigate();
  const { settings } = useSettings();
  // Switching the setting off also ends what plays.
  useEffect(() => {
    if (!settings.miniPlayer) miniPlayer.close();
  }, [settings.miniPlayer]);
  return texts && <MiniPlayerProvider store={miniPlayer} texts={texts} onReturn={href => void navigate(pageAt(href))} />;
}
