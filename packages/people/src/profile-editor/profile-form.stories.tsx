import { mediaLimits } from '@rookery/store/drafts';
import { anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { savedProfile } from './profile-draft.js';
import { ProfileForm } from './profile-form.js';
import './styles.css';

const account = anAccount({
  display_name: 'Mara Lindqvist',
  avatar: '',
  avatar_static: '',
  header: '',
  header_static: '',
});
const draft = {
  ...savedProfile(account),
  note: 'Archivist of trams, timetables and other promises.',
  fields: [
    { key: '1', name: 'Site', value: 'https://mara.example' },
    { key: '2', name: 'Pronouns', value: 'she / her' },
  ],
};
const nothing = () => undefined;

const meta = {
  title: 'People/Profile/ProfileForm',
  component: ProfileForm,
  args: {
    account,
    draft,
    limits: {
      name: 30,
      note: 500,
      fields: 4,
      fieldName: 255,
      fieldValue: 255,
      tags: 10,
      pictures: { ...mediaLimits(undefined), imageBytes: 2_000_000 },
    },
    switches: ['locked', 'bot', 'discoverable', 'hide_collections'],
    hasDescriptions: false,
    canRemovePictures: true,
    hasChanges: true,
    isSaving: false,
    errorText: null,
    refused: null,
    onChange: nothing,
    onSave: nothing,
    onDiscard: nothing,
    createKey: () => 'new',
  },
  tags: ['spec:HINT-03'],
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Unchanged: Story = { args: { hasChanges: false } };
export const Saving: Story = { args: { isSaving: true } };
/** The server refused the changes, which are still there. */
export const Failed: Story = { args: { errorText: 'The profile could not be saved. Your changes are still here.' } };
/** The server refused one input: its words stand beside it. */
export const Refused: Story = {
  args: {
    errorText: 'The profile could not be saved. Your changes are still here.',
    refused: { input: 'note', text: 'Validation failed: Note is too long (maximum is 500 characters)' },
  },
};
export const FieldsRefused: Story = {
  args: {
    errorText: 'The profile could not be saved. Your changes are still here.',
    refused: { input: 'fields', text: 'Validation failed: Fields label can’t be blank' },
  },
};
/** A name that is too long, and a value without a name. */
export const Faults: Story = {
  args: { draft: { ...draft, display_name: 'x'.repeat(31), fields: [{ key: '1', name: '', value: 'no name' }] } },
};
/** The switches of Pleroma, and descriptions of pictures. */
export const OtherServers: Story = {
  args: { hasDescriptions: true, switches: ['locked', 'bot', 'hide_followers', 'hide_follows', 'hide_followers_count'] },
};
