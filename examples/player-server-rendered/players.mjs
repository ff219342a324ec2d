// The same on the server and on the page.
import { AudioPlayer, VideoPlayer } from '@rookery/media-player';
import { createElement, Fragment } from 'react';

export const players = createElement(
  Fragment,
  null,
  createElement(AudioPlayer, { src: './tone.wav', title: 'A tone' }),
  createElement(VideoPlayer, { src: './tone.wav', label: 'A tone without a picture', aspectRatio: 16 / 9 }),
);
