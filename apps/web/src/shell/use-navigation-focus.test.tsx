import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigationFocus } from './use-navigation-focus.js';

function Page() {
  useNavigationFocus();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        go back
      </button>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route
            path="/"
            element={
              <article data-status-id="7" tabIndex={-1}>
                <Link to="/post">open</Link>
              </article>
            }
          />
          <Route path="/post" element={<h1>The post</h1>} />
        </Routes>
      </main>
    </>
  );
}

it('focuses the content of a new page, and the same post again after going back', () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  const link = screen.getByRole('link', { name: 'open' });
  act(() => link.focus());
  act(() => link.click());
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  const back = screen.getByRole('button', { name: 'go back' });
  act(() => back.focus());
  act(() => back.click());
  expect(screen.getByRole('article')).toHaveFocus();
});

function Tabs() {
  useNavigationFocus();
  const { pathname } = useLocation();
  const [isLoading, setLoading] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {/* Each page has tabs of its own. */}
      {(!isLoading || pathname === '/') && (
        <nav key={pathname}>
          {['/', '/local'].map(path => (
            <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {path}
            </Link>
          ))}
        </nav>
      )}
      <Link to="/local">elsewhere</Link>
      <button type="button" onClick={() => setLoading(!isLoading)}>
        load
      </button>
    </main>
  );
}

const renderTabs = () =>
  render(
    <MemoryRouter>
      <Tabs />
    </MemoryRouter>,
  );

it('[A11Y-01] keeps the focus on a tab that was pressed, also without a focus before', () => {
  renderTabs();
  act(() => screen.getByRole('link', { name: '/local' }).click());
  expect(screen.getByRole('link', { name: '/local' })).toHaveFocus();
  act(() => screen.getByRole('link', { name: '/' }).focus());
  act(() => screen.getByRole('link', { name: '/' }).click());
  expect(screen.getByRole('link', { name: '/' })).toHaveFocus();
});

it('focuses the content where a link other than a tab led to the page', () => {
  renderTabs();
  act(() => screen.getByText('elsewhere').click());
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['a tab whose page loads late takes the focus', false],
  ['a tab whose page loads late leaves the focus that the reader has moved', true],
])('%s', async (_, isMoved) => {
  renderTabs();
  const load = screen.getByRole('button', { name: 'load' });
  act(() => load.click());
  act(() => screen.getByRole('link', { name: '/local' }).click());
  expect(screen.getByRole('main')).toHaveFocus();
  if (isMoved) act(() => load.focus());
  await act(async () => load.click());
  expect(isMoved ? load : screen.getByRole('link', { name: '/local' })).toHaveFocus();
});
