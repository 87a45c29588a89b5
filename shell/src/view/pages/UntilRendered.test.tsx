import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';
import { Link } from 'shared-kernel/router';
import { createTestServices, renderIn } from '../../testing/testServices';
import { UntilRendered } from './UntilRendered';

afterEach(() => {
  document.body.replaceChildren();
});

const LINKS = '<a href="/news/1">Tin</a><a href="/news/2">Tin</a>';
const FOLDED = '<details><summary>Thêm</summary>Dòng</details>';

const Unfolds = () => (
  <details>
    <summary>Thêm</summary>Dòng
  </details>
);

function openWritten(attributes = '', unfolds: ReactNode = <Unfolds />) {
  document.body.innerHTML = `<div data-first="page" id="${FIRST_PAGE_ID}" ${attributes}><h1>Written by the server</h1>${LINKS}${FOLDED}</div>`;
  const it = createTestServices();
  const page = (
    <>
      <Link to="/tips">Elsewhere</Link>
      <UntilRendered>
        <h1>Rendered by the app</h1>
        <a href="/news/1">Tin</a>
        <a href="/news/2">Tin</a>
        {unfolds}
      </UntilRendered>
    </>
  );
  renderIn(it, page, '/news');
  return it.services;
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('what was written stays until the page says that it is rendered', () => {
  const services = openWritten();
  expect(headings()).toEqual(['Written by the server']);
  act(() => services.shell.contentDrawn());
  expect(headings()).toEqual(['Rendered by the app']);
});

it('or until the visitor goes elsewhere', async () => {
  openWritten();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(headings()).toEqual(['Rendered by the app']);
});

it('what the app renders meanwhile is laid out, but neither seen nor reached', () => {
  openWritten();
  const behind = screen.getByText('Rendered by the app').parentElement;
  expect(behind && getComputedStyle(behind)).toMatchObject({
    display: 'block',
    visibility: 'hidden',
    position: 'absolute',
  });
  expect(screen.getAllByRole('link', { name: 'Tin' })).toHaveLength(2);
});

it('the focus stays on its link while the HTML moves into the app, and when the app takes its place', async () => {
  const services = openWritten();
  const [, written] = screen.getAllByRole('link', { name: 'Tin' });
  written?.focus();
  await act(async () => services.shell.contentDrawn());
  const [, rendered] = screen.getAllByRole('link', { name: 'Tin' });
  expect(rendered).not.toBe(written);
  expect(document.activeElement).toBe(rendered);
});

it.each([true, false])(
  'what the visitor unfolded stays as it is when the app takes its place: open %s',
  async (isOpen) => {
    const services = openWritten();
    const written = document.querySelector('details');
    if (written) written.open = isOpen;
    await act(async () => services.shell.contentDrawn());
    const rendered = document.querySelector('details');
    expect(rendered).not.toBe(written);
    expect(rendered?.open).toBe(isOpen);
  },
);

it('what the visitor unfolded is open when the app renders it later than the rest', async () => {
  let come = () => {};
  function Late() {
    const [isThere, setThere] = useState(false);
    come = () => setThere(true);
    return isThere ? <Unfolds /> : null;
  }
  const services = openWritten('', <Late />);
  document.querySelector('details')?.setAttribute('open', '');
  await act(async () => services.shell.contentDrawn());
  expect(document.querySelector('details')).toBeNull();
  act(() => come());
  await waitFor(() => expect(document.querySelector('details')?.open).toBe(true));
});

it('a link that is focused before the app starts keeps the focus', () => {
  document.body.innerHTML = `<div data-first="page"><h1>Written</h1>${LINKS}</div>`;
  const link = document.querySelector<HTMLElement>('[href="/news/2"]');
  link?.focus();
  renderIn(createTestServices(), <UntilRendered>{null}</UntilRendered>);
  expect(document.activeElement).toBe(link);
});

it('a board leaves when it is no longer true', () => {
  jest.useFakeTimers();
  openWritten('data-valid-for="10"');
  expect(headings()).toEqual(['Written by the server']);
  act(() => jest.advanceTimersByTime(10_000));
  expect(headings()).toEqual(['Rendered by the app']);
  jest.useRealTimers();
});

it('where nothing was written the page stands by itself', () => {
  renderIn(
    createTestServices(),
    <UntilRendered>
      <h1>Rendered by the app</h1>
    </UntilRendered>,
  );
  expect(headings()).toEqual(['Rendered by the app']);
});
