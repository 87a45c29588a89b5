import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';
import { Link } from 'shared-kernel/router';
import { createTestServices, renderIn } from '../../testing/testServices';
import { UntilDrawn } from './UntilDrawn';

afterEach(() => {
  document.body.replaceChildren();
});

function openWritten() {
  document.body.innerHTML = `<div id="${FIRST_PAGE_ID}"><h1>Written by the server</h1></div>`;
  const it = createTestServices();
  const page = (
    <>
      <Link to="/tips">Elsewhere</Link>
      <UntilDrawn>
        <h1>Drawn by the app</h1>
      </UntilDrawn>
    </>
  );
  renderIn(it, page, '/news');
  return it.services;
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('what was written stays until the page says that it is drawn', () => {
  const services = openWritten();
  expect(headings()).toEqual(['Written by the server']);
  act(() => services.shell.contentDrawn());
  expect(headings()).toEqual(['Drawn by the app']);
});

it('or until the visitor goes elsewhere', async () => {
  openWritten();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(headings()).toEqual(['Drawn by the app']);
});

it('where nothing was written the page stands by itself', () => {
  renderIn(
    createTestServices(),
    <UntilDrawn>
      <h1>Drawn by the app</h1>
    </UntilDrawn>,
  );
  expect(headings()).toEqual(['Drawn by the app']);
});
