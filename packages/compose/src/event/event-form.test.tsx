import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mediaLimits } from '@rookery/store/drafts';
import { beginEvent, eventProblems, withEnd, type EventDraft } from './event-draft.js';
import { EventForm } from './event-form.js';

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 10, 20, 12);
const tea = { ...withEnd(beginEvent('d', now), true), name: 'Tea for conductors' };

/** Draws the form of a draft, and presses 'Create'. */
async function create(draft: EventDraft) {
  function Form() {
    const [isChecked, setChecked] = useState(false);
    return (
      <EventForm
        draft={draft}
        onChange={() => undefined}
        problems={isChecked ? eventProblems(draft, now) : []}
        limits={mediaLimits(undefined)}
        newId={() => '1'}
        placeField={null}
        onSend={() => setChecked(true)}
        isSending={false}
        note={null}
      />
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
}

const focusedIn = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('spinbutton')[0];

describe('[A11Y-01] [EVT-02] creating an event moves the focus to the first field that is wrong', () => {
  it('the name', async () => {
    await create({ ...tea, name: ' ', start: now - HOUR_MS });
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  });

  it('the start', async () => {
    await create({ ...tea, start: now - HOUR_MS, end: now - 2 * HOUR_MS });
    expect(focusedIn('Start')).toHaveFocus();
  });

  it('the end', async () => {
    await create({ ...tea, start: now + 2 * HOUR_MS, end: now + HOUR_MS });
    expect(focusedIn('End')).toHaveFocus();
  });

  it('none: it stays on the button', async () => {
    await create(tea);
    expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
  });
});
