import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-kernel/router';
import { useRowClicks } from './useRowClicks';

function Rows() {
  return (
    <div {...useRowClicks('')}>
      <p data-match="1">
        <a href="/doi-bong/1">Arsenal</a>
      </p>
      <a href="https://example.com/landing" target="_blank" rel="noopener">
        Advert
      </a>
    </div>
  );
}

it('follows the links of rows itself, and leaves that of an advert among them to the browser', () => {
  render(<Rows />, { wrapper: MemoryRouter });
  const isLeft = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  expect([isLeft('Arsenal'), isLeft('Advert')]).toEqual([false, true]);
});
