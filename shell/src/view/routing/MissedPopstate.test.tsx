import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'shared-kernel/router';
import { MissedPopstate } from './MissedPopstate';

function Where() {
  return <p>{useLocation().pathname}</p>;
}

/** Navigates to another page during the first render of the site. */
function Turn({ to }: { to: string }) {
  window.history.replaceState(null, '', to);
  return null;
}

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/', '/news', '/tips', '/tips'],
  ['/bong-da', '/bong-da/news', '/bong-da/tips?filter=all', '/tips'],
  ['/bong-da', '/bong-da', '/bong-da', '/'],
])('with base %s, who enters at %s and turns to %s before all stands sees %s', async (basePath, entered, to, seen) => {
  window.history.replaceState(null, '', entered);
  render(
    <BrowserRouter basename={basePath}>
      <Where />
      <Turn to={to} />
      <MissedPopstate basePath={basePath} />
    </BrowserRouter>,
  );
  expect(await screen.findByText(seen)).toBeTruthy();
});
