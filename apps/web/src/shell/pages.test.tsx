import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ArrivalProvider, useIsReturn } from '../routing/arrival.js';
import { Pages } from './pages.js';

const onRender = vi.fn<(page: string) => void>();
const onShow = vi.fn<(page: string, isInDocument: boolean) => void>();
const onHide = vi.fn<(page: string) => void>();

function Page({ name }: { name: string }) {
  const [isLiked, setLiked] = useState(false);
  const isReturn = useIsReturn();
  const { pathname } = useLocation();
  onRender(name);
  useLayoutEffect(() => onShow(name, document.querySelector('h1') !== null), [name]);
  useEffect(() => () => onHide(name), [name]);
  return (
    <>
      <h1>
        {name} {isReturn ? 'again' : 'by a link'} at {pathname}
      </h1>
      <button type="button" aria-pressed={isLiked} onClick={() => setLiked(true)}>
        Like
      </button>
    </>
  );
}

const renderPage = (location: Location) => (
  <Routes location={location}>
    <Route path="/" element={<Page name="Home" />} />
    <Route path="/@mara/posts/1" element={<Page name="Post" />} />
  </Routes>
);

function App() {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <ArrivalProvider page={location}>
      <Link to="/@mara/posts/1">open</Link>
      <Link to="/">home</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Pages location={location} renderPage={renderPage} />
    </ArrivalProvider>
  );
}

const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());
const goBack = () => act(() => screen.getByRole('button', { name: 'back' }).click());
const like = () => screen.getByRole('button', { name: 'Like' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  );
  vi.clearAllMocks();
});

it('takes the page that was left out of the document', () => {
  follow('open');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('Post by a link at /@mara/posts/1');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

it('shows the same elements and state after going back', () => {
  act(() => like().click());
  const before = like();
  follow('open');
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  goBack();
  expect(like()).toBe(before);
  expect(like()).toHaveAttribute('aria-pressed', 'true');
});

it('runs no effects of the kept page, and runs them again with the page in the document', () => {
  follow('open');
  expect(onHide).toHaveBeenCalledWith('Home');
  vi.clearAllMocks();
  goBack();
  expect(onShow).toHaveBeenLastCalledWith('Home', true);
});

it('tells the page that the reader returned to it', () => {
  follow('open');
  follow('home');
  expect(screen.getByRole('heading')).toHaveTextContent('Home by a link');
  goBack();
  goBack();
  expect(screen.getByRole('heading')).toHaveTextContent('Home again at /');
});

it('opens the list anew by a link', () => {
  act(() => like().click());
  follow('open');
  follow('home');
  expect(like()).toHaveAttribute('aria-pressed', 'false');
});
