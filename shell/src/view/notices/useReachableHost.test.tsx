import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { useReachableHost } from './useReachableHost';

function Page({ isAsked, onClose = () => {} }: { isAsked: boolean; onClose?: () => void }) {
  return (
    <>
      {isAsked ? (
        <Dialog title="Câu hỏi" onClose={onClose}>
          …
        </Dialog>
      ) : null}
      <OverThePage />
    </>
  );
}

function OverThePage() {
  return createPortal(<input aria-label="Lời" />, useReachableHost());
}

const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lời' });
const dialog = () => screen.getByRole('dialog');

it('stands in a dialog for as long as that is open, and keeps what it holds', async () => {
  const { rerender } = render(<Page isAsked={false} />);
  const atFirst = words();
  await userEvent.type(atFirst, 'abc');
  rerender(<Page isAsked />);
  await waitFor(() => expect(dialog().contains(words())).toBe(true));
  rerender(<Page isAsked={false} />);
  await waitFor(() => expect(document.body.contains(words())).toBe(true));
  expect(words()).toBe(atFirst);
  expect(words().value).toBe('abc');
});

it('finds a dialog that was open before it, and leaves nothing behind', async () => {
  const { rerender } = render(<Page isAsked />);
  await waitFor(() => expect(dialog().contains(words())).toBe(true));
  act(() => rerender(<div />));
  expect(screen.queryByRole('textbox')).toBeNull();
});
