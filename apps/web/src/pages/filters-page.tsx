import { FiltersScreen } from '@rookery/timeline/filters';
import { useMessages } from '@rookery/ui';
import { settingsMessages } from '../messages/settings-messages.js';
import { modals, openFilter } from '../modals/modals.js';
import { MemberPage } from './page-states.js';
import '@rookery/timeline/filters.css';

/** The reader's filters. HINT-05 */
export function FiltersPage() {
  const text = useMessages(settingsMessages);
  return (
    <MemberPage title={text.filters()} isDeep>
      <FiltersScreen
        onEdit={filter => openFilter(filter?.id ?? null)}
        onAskDelete={(_, remove) => modals.open({ type: 'CONFIRM', question: 'deleteFilter', onConfirm: remove })}
      />
    </MemberPage>
  );
}
