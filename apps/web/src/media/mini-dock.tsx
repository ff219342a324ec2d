import { MiniPlayerProvider } from '@rookery/media-player';
import { useLocale } from '@rookery/ui';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { miniPlayer } from './mini-player-store.js';
import { playerTexts } from './player-texts.js';

/** The sound that plays on while the reader is elsewhere. */
export function MiniDock() {
  const { locale } = useLocale();
  const navigate = useNavigate();
  return <MiniPlayerProvider store={miniPlayer} texts={use(playerTexts(locale))} onReturn={href => void navigate(href)} />;
}
