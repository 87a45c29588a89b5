import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

function open() {
  const closed = jest.fn();
  const view = render(
    <Dialog title="CÀI ĐẶT" onClose={closed}>
      <button type="button">Bên trong</button>
    </Dialog>,
  );
  return { closed, ...view };
}

describe('the dialog', () => {
  it('is named by its title', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeTruthy();
  });

  it('closes by its cross', () => {
    const { closed } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('asks its owner to close on Escape, instead of closing itself', () => {
    const { closed } = open();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('closes by a click beside it, not by one inside', () => {
    const { closed } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Bên trong' }));
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back to where it was', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = open();
    screen.getByRole('button', { name: 'Bên trong' }).focus();
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('is a sheet only where its owner says so', () => {
    const { unmount } = open();
    expect(screen.getByRole('dialog').dataset.sheet).toBeUndefined();
    unmount();
    render(
      <Dialog title="CÀI ĐẶT" isSheet onClose={() => {}}>
        …
      </Dialog>,
    );
    expect(screen.getByRole('dialog').dataset.sheet).toBe('true');
  });

  it('locks the scroll of the page while it is open', () => {
    const { unmount } = open();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    unmount();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });
});
