import { ScheduledScreen } from '@rookery/compose/scheduled';
import { messages } from '../messages/messages.js';
import { memberPage } from './page-states.js';
import '@rookery/compose/scheduled.css';

export const ScheduledPage = memberPage(messages, text => text.scheduledPosts(), ScheduledScreen);
