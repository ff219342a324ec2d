// The players as their documentation says they are used.
import type { PackageUse } from './package-bundles.ts';

const react = ['react', 'react-dom'];
export const ownPlayers: readonly PackageUse[] = [
  {
    name: '@rookery/media-player (React, both players, mini player)',
    code: `export { VideoPlayer, AudioPlayer, MiniPlayerProvider } from '@rookery/media-player'; import '@rookery/media-player/styles.css';`,
    peers: react,
  },
  {
    name: '@rookery/media-player/element (React inside)',
    code: `import '@rookery/media-player/element'; import '@rookery/media-player/styles.css';`,
    peers: [],
  },
];

export const otherPlayers: readonly PackageUse[] = [
  {
    name: '@vidstack/react (default layouts)',
    code: `import '@vidstack/react/player/styles/default/theme.css';
      import '@vidstack/react/player/styles/default/layouts/audio.css';
      import '@vidstack/react/player/styles/default/layouts/video.css';
      export { MediaPlayer, MediaProvider } from '@vidstack/react';
      export { DefaultAudioLayout, DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';`,
    peers: react,
  },
  { name: 'media-chrome (elements, menus)', code: `import 'media-chrome'; import 'media-chrome/menu';`, peers: [] },
  { name: 'plyr', code: `export { default } from 'plyr'; import 'plyr/dist/plyr.css';`, peers: [] },
];
