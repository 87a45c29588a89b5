import { render, screen } from '@testing-library/react';
import { Announcement } from './Announcement';

const said = () => screen.getByRole('status').textContent;

it('is silent until the visitor has chosen something else, then announces each choice', () => {
  const { rerender } = render(<Announcement text="Trực tiếp: 284 trận" />);
  expect(said()).toBe('');
  rerender(<Announcement text="Hot: 13 trận" />);
  expect(said()).toBe('Hot: 13 trận');
  rerender(<Announcement text="Trực tiếp: 284 trận" />);
  expect(said()).toBe('Trực tiếp: 284 trận');
});
