import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ar } from '../locales/ar.js';
import { Loading } from '../state/states.js';
import { MessagesProvider, useLocale } from './messages-provider.js';

function Direction() {
  return <p>{useLocale().direction}</p>;
}

test('[I18N-01] switches language and direction at run time', () => {
  const page = (locale: string) => (
    <MessagesProvider locale={locale} translations={locale === 'ar' ? ar : undefined}>
      <Loading />
      <Direction />
    </MessagesProvider>
  );
  const { rerender } = render(page('en'));
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.getByText('ltr')).toBeVisible();
  rerender(page('ar'));
  expect(screen.getByText('جارٍ التحميل…')).toBeVisible();
  expect(screen.getByText('rtl')).toBeVisible();
});
