import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AudioPlayer } from '../audio/audio-player.js';
import { ar } from '../locales/ar.js';
import { squareArtwork } from '../test-support/fixtures.js';
import { fakePlayback } from '../test-support/fake-playback.js';
import { toneFile, tonePeaks } from '../test-support/fixtures.js';
import type { PlayerTexts } from '../controls/texts.js';
import '../styles.css';
import { MiniPlayerProvider } from './mini-provider.js';

interface PageProps {
  readonly texts?: PlayerTexts;
  readonly hasMini?: boolean;
}

/** A long page with an audio player at the top. */
function Page({ texts, hasMini = true }: PageProps) {
  const [tone] = useState(() => URL.createObjectURL(toneFile(186)));
  return (
    <MiniPlayerProvider texts={texts}>
      <AudioPlayer
        src={tone}
        title="Field recording, platform 3"
        author="Tobias Okafor"
        artwork={squareArtwork}
        peaks={tonePeaks}
        startTime={72}
        onStore={store => store && fakePlayback(store.element)}
        texts={texts}
        miniPlayer={hasMini ? undefined : false}
      />
      <div style={{ blockSize: '300vh' }} />
    </MiniPlayerProvider>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Media player/Players/MiniPlayer',
  component: Page,
  subcomponents: { MiniPlayerProvider },
};
export default meta;
type Story = StoryObj<typeof Page>;

/** Plays, then scrolls the player out of view. */
async function playAndLeave(canvasElement: HTMLElement, play: string): Promise<void> {
  const [slider] = await within(canvasElement).findAllByRole('slider');
  await waitFor(() => expect(slider).toBeEnabled());
  await userEvent.click(await within(canvasElement).findByRole('button', { name: play }));
  window.scrollTo(0, document.body.scrollHeight);
}

/** Audio that left the view continues in the mini player. */
export const Docked: Story = {
  tags: ['spec:MED-06'],
  play: async ({ canvasElement }) => {
    await playAndLeave(canvasElement, 'Play');
    const mini = within(await within(canvasElement).findByRole('region', { name: 'Mini player' }));
    await mini.findByRole('button', { name: 'Pause' });
    await within(canvasElement).findByText('Playing in the mini player');
  },
};

/** Back in the inline player, still playing. */
export const Returned: Story = {
  tags: ['spec:MED-06'],
  play: async ({ canvasElement }) => {
    await playAndLeave(canvasElement, 'Play');
    const mini = within(await within(canvasElement).findByRole('region', { name: 'Mini player' }));
    await userEvent.click(await mini.findByRole('button', { name: 'Return' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('region', { name: 'Mini player' })).toBeNull());
    await within(canvasElement).findByRole('button', { name: 'Pause' });
  },
};

/** Without a mini player, audio pauses when it leaves the view. */
export const PausedWithoutMiniPlayer: Story = {
  tags: ['spec:MED-05'],
  args: { hasMini: false },
  play: async ({ canvasElement }) => {
    await playAndLeave(canvasElement, 'Play');
    await within(canvasElement).findByRole('button', { name: 'Play' });
    await expect(within(canvasElement).queryByRole('region', { name: 'Mini player' })).toBeNull();
  },
};

/** Right to left. */
export const DockedInArabic: Story = {
  tags: ['spec:MED-06'],
  args: { texts: ar },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await playAndLeave(canvasElement, ar.play);
    await within(canvasElement).findByRole('region', { name: ar.miniPlayer });
  },
};
