import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PromoPanel } from './promo-panel.js';
import { promoText } from './promo-text.js';

const anItem = (fields: object = {}) => ({
  icon: 'gift',
  text: 'Shop',
  url: 'https://shop.example/',
  textLocales: new Map(),
  ...fields,
});

describe('the text of a promoted link', () => {
  const item = anItem({
    textLocales: new Map([
      ['pt', 'Loja'],
      ['pt_BR', 'Lojinha'],
      ['de', ''],
    ]),
  });

  test.each([
    ['pt-BR', 'Lojinha'],
    ['pt-PT', 'Loja'],
    ['pt', 'Loja'],
    ['de', 'Shop'],
    ['ar', 'Shop'],
  ])('[UI-03] is in the language %s: %s', (locale, text) => {
    expect(promoText(item, locale)).toBe(text);
  });

  test('[UI-03] is the address where there is none', () => {
    expect(promoText(anItem({ text: '' }), 'en')).toBe('https://shop.example/');
  });
});

test('[UI-03] links to http(s) alone, in another tab', () => {
  render(
    <PromoPanel
      className="panel"
      siteTitle="Harbour"
      items={[anItem(), anItem({ text: 'Bad', url: 'javascript:alert(1)' }), anItem({ text: 'Mail', url: 'mailto:a@b.c' })]}
    />,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Shop']);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('[UI-03] shows nothing without links', () => {
  const { container } = render(<PromoPanel className="panel" siteTitle="Harbour" items={[anItem({ url: '' })]} />);
  expect(container).toBeEmptyDOMElement();
});

test.each(['constructor', '__proto__', 'fa-toString'])('[UI-03] has an icon of its own for the name %s', icon => {
  render(<PromoPanel className="panel" siteTitle="Harbour" items={[anItem({ icon })]} />);
  expect(screen.getByRole('link', { name: 'Shop' }).querySelector('svg')).not.toBeNull();
});
