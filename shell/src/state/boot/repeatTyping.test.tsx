import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { repeatTyping } from './repeatTyping';

/** A field as the app has one, and below it what the app took from it. */
function Field({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <input type="search" name="q" aria-label="Tên" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

/** What the app has after HTML with this text left. */
function after(typed: string, { rendered = '', own = '', meanwhile = '', other = '' } = {}) {
  const serverHtml = document.createElement('div');
  serverHtml.innerHTML = `<input type="search" name="q" aria-label="Tên" value="${rendered}">${other}`;
  for (const field of serverHtml.querySelectorAll('input')) field.value = typed;
  const { container } = render(<Field initial={own} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  if (meanwhile) field.value = meanwhile;
  act(() => repeatTyping([serverHtml], container));
  return [field.value, screen.getByRole('status').textContent];
}

it('goes on with what was typed', () => {
  expect(after('man uni')).toEqual(['man uni', 'man uni']);
  document.body.innerHTML = '';
  expect(after('man', { rendered: 'man uni', own: 'man uni' })).toEqual(['man', 'man']);
});

it('leaves alone what nobody changed, what was typed in the app, and fields that the app has not', () => {
  expect(after('', {})).toEqual(['', '']);
  document.body.innerHTML = '';
  expect(after('man', { meanwhile: 'chelsea' })).toEqual(['chelsea', '']);
  document.body.innerHTML = '';
  expect(after('man', { other: '<input name="other">' })).toEqual(['man', 'man']);
});
