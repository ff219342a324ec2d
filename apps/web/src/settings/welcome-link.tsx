import { Link, useMessages } from '@rookery/ui';
import { ChevronRight } from 'lucide-react';
import { welcomeMessages } from '../messages/welcome-messages.js';
import { AGAIN_PARAMETER } from '../routing/hrefs.js';
import { useSettings } from './settings-provider.js';

/** Leads to the first steps of an account, also once they are done. HINT-09 */
export function WelcomeLink() {
  const text = useMessages(welcomeMessages);
  const { onboarding } = useSettings().settings;
  const isBegun = onboarding !== 'none' && onboarding !== 'done';
  return (
    <ul className="app-settings-links">
      <li>
        <Link href={isBegun ? '/welcome' : `/welcome?${AGAIN_PARAMETER}=1`}>
          <span>{isBegun ? text.continueSteps() : text.firstSteps()}</span>
          <ChevronRight className="app-settings-arrow" size={18} strokeWidth={1.85} aria-hidden="true" />
        </Link>
      </li>
    </ul>
  );
}
