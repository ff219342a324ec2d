import '@rookery/media-player/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { players } from './players.mjs';

hydrateRoot(document.getElementById('players'), players);
