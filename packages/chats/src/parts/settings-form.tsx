import { Button, Form, Switch, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { panelMessages } from '../panel-messages.js';

interface ChatSettingsFormProps {
  /** Whether other accounts may start chats; null: the server has no such setting. */
  acceptsChats: boolean | null;
  sound: boolean;
  /** Stored at once. */
  onSoundChange(sound: boolean): void;
  /** Resolves when the server has it; shows its own failure. */
  onSave(acceptsChats: boolean): Promise<void>;
}

/** The settings of all chats (CHAT-30). */
export function ChatSettingsForm({ acceptsChats, sound, onSoundChange, onSave }: ChatSettingsFormProps) {
  const text = useMessages(panelMessages);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    await onSave(chosen ?? acceptsChats ?? true);
    setSaving(false);
    // After a failure the account's own value shows again.
    setChosen(null);
  }
  return (
    <Form className="rk-chat-settings" onSubmit={() => void save()}>
      <section>
        <h3>{text.preferences()}</h3>
        <Switch label={text.soundForMessages()} isOn={sound} onChange={onSoundChange} />
      </section>
      {acceptsChats !== null && (
        <section>
          <h3>{text.privacy()}</h3>
          <Switch label={text.acceptsChats()} isOn={chosen ?? acceptsChats} onChange={setChosen} />
          <Button type="submit" variant="primary" isPending={isSaving}>
            {text.save()}
          </Button>
        </section>
      )}
    </Form>
  );
}

interface WelcomePanelProps {
  acceptsChats: boolean;
  onSave(acceptsChats: boolean): Promise<void>;
}

/** The first visit of an account that has not seen chats yet (CHAT-30). */
export function WelcomePanel({ acceptsChats, onSave }: WelcomePanelProps) {
  const text = useMessages(panelMessages);
  const [isOn, setOn] = useState(acceptsChats);
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    await onSave(isOn);
    setSaving(false);
  }
  return (
    <Form className="rk-chat-welcome" onSubmit={() => void save()}>
      <h2>{text.welcome()}</h2>
      <p>{text.welcomeText()}</p>
      <Switch label={text.acceptsChats()} description={text.acceptsChatsHint()} isOn={isOn} onChange={setOn} />
      <Button type="submit" variant="primary" isPending={isSaving}>
        {text.saveAndContinue()}
      </Button>
    </Form>
  );
}
