// Renders the players of the query string: `?players=[{"kind":"video","src":…}]` in React, `?elements=[{"tag":"rookery-video",…}]`
// as custom elements.
import {
  AudioPlayer,
  MiniPlayerProvider,
  VideoPlayer,
  type AudioPlayerProps,
  type VideoPlayerProps,
} from '@rookery/media-player';
import '@rookery/media-player/styles.css';
import { createRoot } from 'react-dom/client';
import './page.css';

type Player = ({ kind: 'video' } & VideoPlayerProps) | ({ kind: 'audio' } & AudioPlayerProps);

interface Element {
  tag: string;
  attributes: Record<string, string>;
  /** The attributes of `<track>` children. */
  tracks?: Record<string, string>[];
}

const query = new URLSearchParams(location.search);
const players = JSON.parse(query.get('players') ?? '[]') as Player[];
const elements = JSON.parse(query.get('elements') ?? '[]') as Element[];
document.documentElement.dir = query.get('dir') ?? 'ltr';

const root = document.getElementById('root');
if (root !== null && players.length > 0) {
  createRoot(root).render(
    <MiniPlayerProvider>
      <input aria-label="Text field" />
      {players.map((player, index) =>
        player.kind === 'video' ? <VideoPlayer key={index} {...player} /> : <AudioPlayer key={index} {...player} />,
      )}
    </MiniPlayerProvider>,
  );
}

if (elements.length > 0) {
  await import('@rookery/media-player/element');
  for (const { tag, attributes, tracks = [] } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const track of tracks) {
      const child = element.appendChild(document.createElement('track'));
      for (const [name, value] of Object.entries(track)) child.setAttribute(name, value);
    }
    document.getElementById('elements')?.append(element);
  }
}
