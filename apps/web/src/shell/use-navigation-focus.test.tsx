import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
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
