import '@rookery/compose/event.css';
import '@rookery/timeline/events.css';

export { EventEditorScreen } from '@rookery/compose/event';
