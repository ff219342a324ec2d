import { DraftsScreen as Drafts, type DraftsScreenProps } from '@rookery/compose/drafts';
import '@rookery/compose/drafts.css';

/** The drafts of the account, with the way to its scheduled posts. */
export function DraftsScreen({ onOpen }: Pick<DraftsScreenProps, 'onOpen'>) {
  return <Drafts onOpen={onOpen} scheduledHref="/scheduled_statuses" />;
}
