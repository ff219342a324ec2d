import { AudioPlayer, VideoPlayer } from '@rookery/media-player';
import '@rookery/media-player/styles.css';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <>
    <AudioPlayer src="./tone.wav" title="A tone" />
    <VideoPlayer src="./tone.wav" label="A tone without a picture" aspectRatio={16 / 9} />
  </>,
);
