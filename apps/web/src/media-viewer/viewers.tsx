import { lazyPart } from '@rookery/ui';

const load = () => import('./viewers.screen.js');

export const ChatViewer = lazyPart(async () => (await load()).ChatViewer);
export const MediaViewer = lazyPart(async () => (await load()).MediaViewerScreen);
