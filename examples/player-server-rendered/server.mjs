import { renderToString } from 'react-dom/server';
import { players } from './players.mjs';

console.log(renderToString(players));
