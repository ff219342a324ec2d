import '@rookery/people/hover-card.css';

export { HoverCardScreen } from '@rookery/people/hover-card';
