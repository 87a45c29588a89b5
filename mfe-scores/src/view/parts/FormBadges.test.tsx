import { render, screen } from '@testing-library/react';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { FormBadges } from './FormBadges';

beforeAll(startTexts);

it('is said in words, and shown as a letter for each match', () => {
  const { container } = render(<FormBadges form={['W', 'D', 'L']} />);
  expect(screen.getByText('thắng, hoà, thua')).toBeTruthy();
  const letters = [...container.querySelectorAll('[aria-hidden] > i')];
  expect(letters.map(({ textContent }) => textContent)).toEqual(['T', 'H', 'B']);
});

it('is a dash where no match is known', () => {
  expect(render(<FormBadges form={[]} />).container.textContent).toBe('–');
});
