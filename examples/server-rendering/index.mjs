// Markup of a player and of a text of a post, made by a server.
import { VideoPlayer } from '@rookery/media-player';
import { Identity, RichText } from '@rookery/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const hrefs = { account: ({ acct }) => `/@${acct}`, tag: name => `/tags/${name}` };
const page = [
  createElement(Identity, { displayName: 'Mara', acct: 'mara', href: '/@mara' }),
  createElement(RichText, { html: '<p>Eleven <b>nests</b></p>', hrefs }),
  createElement(VideoPlayer, { src: '/nests.mp4', label: 'Nests' }),
];
console.log(page.map(element => renderToString(element)).join('\n'));
