export { HoverCardScreen, type HoverCardScreenProps } from './hover-card.screen.js';
