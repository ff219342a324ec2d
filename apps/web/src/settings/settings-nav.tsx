import { Link, useMessages } from '@rookery/ui';
import {
  ArrowDownUp,
  Bell,
  BookOpen,
  ChevronRight,
  IdCard,
  Image,
  Keyboard,
  Palette,
  PenLine,
  Shield,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { settingsMessages } from '../messages/settings-messages.js';
import type { SettingsSection } from './settings-sections.js';

const icons: Readonly<Record<SettingsSection, LucideIcon>> = {
  appearance: Palette,
  reading: BookOpen,
  media: Image,
  writing: PenLine,
  notifications: Bell,
  keyboard: Keyboard,
  safety: Shield,
  profile: IdCard,
  data: ArrowDownUp,
  account: UserRound,
};

const hints = {
  appearance: 'appearanceHint',
  reading: 'readingHint',
  media: 'mediaHint',
  writing: 'writingHint',
  notifications: 'notificationsHint',
  keyboard: 'keyboardHint',
  safety: 'safetyHint',
  profile: 'profileHint',
  data: 'dataHint',
  account: 'accountHint',
} as const satisfies Readonly<Record<SettingsSection, string>>;

interface SettingsNavProps {
  sections: readonly SettingsSection[];
}

/** Links to the sections of the settings. */
export function SettingsNav({ sections }: SettingsNavProps) {
  const text = useMessages(settingsMessages);
  return (
    <nav className="app-settings-nav" aria-label={text.sections()}>
      {sections.map(section => {
        const Icon = icons[section];
        return (
          <Link key={section} href={`/settings/${section}`}>
            <Icon size={20} strokeWidth={1.85} aria-hidden="true" />
            <span>
              {text[section]()}
              <small>{text[hints[section]]()}</small>
            </span>
            <ChevronRight className="app-settings-arrow" size={18} strokeWidth={1.85} aria-hidden="true" />
          </Link>
        );
      })}
    </nav>
  );
}
