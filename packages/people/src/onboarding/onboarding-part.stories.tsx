import { anAccount, aRelationship } from '@rookery/api-client/testing';
import { mediaLimits } from '@rookery/store/drafts';
import { TimelineProvider } from '@rookery/timeline';
import { Button, TrendRow } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { ProfileBasics } from '../profile-editor/profile-basics.js';
import { savedProfile } from '../profile-editor/profile-draft.js';
import { SuggestionRow } from '../suggestions/suggestion-row.js';
import type { SuggestionReason } from '../suggestions/suggestion-reason.js';
import { TagButtons } from '../tags/tag-buttons.js';
import { OnboardingPart } from './onboarding-part.js';
import './styles.css';

const nothing = (): void => undefined;
const next = <Button variant="primary">Continue</Button>;
const account = anAccount({ acct: 'wren', display_name: '', avatar: '', avatar_static: '', note: '' });

const meta = {
  title: 'People/Onboarding/OnboardingPart',
  component: OnboardingPart,
  tags: ['spec:HINT-09'],
  args: {
    step: 'profile',
    steps: ['profile', 'people', 'tags', 'post', 'done'],
    takesFocus: false,
    onBack: nothing,
    onSkip: nothing,
    next,
    children: null,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <div style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof OnboardingPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  args: {
    onBack: undefined,
    children: (
      <div className="rk-profile-form">
        <ProfileBasics
          account={account}
          draft={savedProfile(account)}
          limits={{
            name: 30,
            note: 500,
            fields: 4,
            fieldName: 255,
            fieldValue: 255,
            tags: 10,
            pictures: mediaLimits(undefined),
          }}
          hasDescriptions={false}
          canRemovePictures
          faultText={() => undefined}
          onChange={nothing}
        />
      </div>
    ),
  },
};

const people: readonly [name: string, reason: SuggestionReason][] = [
  ['Owl Box Camera', 'staffPick'],
  ['Mara Lindqvist', 'mostFollowed'],
  ['Harbour Choir', 'mostActive'],
  ['Night Tram', 'mostFollowed'],
  ['Ada', 'followedByFollowed'],
];

/** Each profile with why it is suggested. */
export const People: Story = {
  args: {
    step: 'people',
    children: (
      <ul className="rk-suggestions-page">
        {people.map(([name, reason], index) => (
          <SuggestionRow
            key={name}
            profile={{
              account: anAccount({ id: `${index}`, acct: `account${index}@north.example`, display_name: name, avatar: '' }),
              relationship: aRelationship({ id: `${index}`, following: index === 1 }),
              reason,
            }}
            onFollow={nothing}
            onDismiss={nothing}
          />
        ))}
      </ul>
    ),
  },
};

export const Tags: Story = {
  args: {
    step: 'tags',
    children: (
      <ul className="rk-onboarding-tags">
        {['trams', 'birdwatching', 'سكة'].map((name, index) => (
          <li key={name}>
            <TrendRow
              name={name}
              href={`/tags/${name}`}
              history={[
                { uses: 40, accounts: 20 },
                { uses: 4, accounts: 2 },
              ]}
            />
            <TagButtons name={name} isFollowing={index === 0} onFollow={nothing} isFeatured={undefined} onFeature={nothing} />
          </li>
        ))}
      </ul>
    ),
  },
};

/** The last one. */
export const Done: Story = { args: { step: 'done', onSkip: undefined } };
/** A server without suggestions and hashtags. */
export const FewSteps: Story = { args: { step: 'post', steps: ['profile', 'post', 'done'], next: null } };
