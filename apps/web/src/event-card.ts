import '@rookery/timeline/events.css';

export { EventCardScreen } from '@rookery/timeline/events';
