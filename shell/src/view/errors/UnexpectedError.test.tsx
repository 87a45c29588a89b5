import { render, screen } from '@testing-library/react';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { LastBoundary } from './UnexpectedError';

beforeAll(startTexts);

it('has a way back when the shell itself fails', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  const Broken = () => {
    throw new Error('no header');
  };
  render(
    <LastBoundary home="/bong-da" onError={onError}>
      <Broken />
    </LastBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/bong-da');
  expect(onError).toHaveBeenCalledWith(new Error('no header'));
});
