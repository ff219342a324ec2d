import { SuggestionsScreen } from '@rookery/people/suggestions';
import { useMessages } from '@rookery/ui';
import { pageMessages } from '../messages/page-messages.js';
import { PageHeader } from '../shell/page-header.js';

/** All suggested profiles. NAV-08 */
export function SuggestionsPage() {
  const text = useMessages(pageMessages);
  return (
    <>
      <PageHeader title={text.suggestedProfiles()} isDeep />
      <SuggestionsScreen />
    </>
  );
}
