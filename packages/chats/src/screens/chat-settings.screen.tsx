import { useMessages, useNotify } from '@rookery/ui';
import { useChatSettings } from '../data/use-chat-settings.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { PanelHeader } from '../parts/panel-header.js';
import { ChatSettingsForm, WelcomePanel } from '../parts/settings-form.js';

/** Stores whether people may start chats, and tells the outcome (CHAT-30). Never rejects. */
function useSavePrivacy(): (acceptsChats: boolean) => Promise<void> {
  const text = useMessages(panelMessages);
  const notify = useNotify();
  const { save } = useChatSettings();
  return async acceptsChats => {
    try {
      await save({ acceptsChats });
      notify({ kind: 'success', text: text.saved() });
    } catch {
      notify({ kind: 'error', text: text.saveFailed() });
    }
  };
}

export interface ChatSettingsScreenProps {
  onBack?: (() => void) | undefined;
  /** Level of the heading. @default 2 */
  level?: 1 | 2;
}

/** The settings of all chats (CHAT-30). */
export function ChatSettingsScreen({ onBack, level = 2 }: ChatSettingsScreenProps) {
  const text = useMessages(chatsMessages);
  const { acceptsChats, sound, save } = useChatSettings();
  const savePrivacy = useSavePrivacy();
  return (
    <>
      <PanelHeader title={text.settings()} level={level} onBack={onBack} />
      <ChatSettingsForm
        acceptsChats={acceptsChats}
        sound={sound}
        onSoundChange={isOn => void save({ sound: isOn })}
        onSave={savePrivacy}
      />
    </>
  );
}

/** Welcomes an account that has not seen chats yet. */
export function WelcomeScreen() {
  const { acceptsChats } = useChatSettings();
  return <WelcomePanel acceptsChats={acceptsChats ?? true} onSave={useSavePrivacy()} />;
}
