import { screen, within } from '@testing-library/react';
import { aMatch } from 'shared-kernel/testing/builders';
import { openInShell } from 'shared-kernel/testing/openInShell';
import { PriceFormChoiceContext } from '../../parts/odds/PriceFormSwitch';
import { HoverCard } from './HoverCard';

it('shows the prices of a match, and no control: screen readers do not know the card', () => {
  const entry = {
    match: aMatch({ odds: '0.5!0.98!!0.95;;' }),
    home: undefined,
    away: undefined,
    competition: undefined,
    marks: undefined,
  };
  const entries = { get: () => entry, watch: () => () => {}, newFrom: () => undefined };
  openInShell(({ clock }) => (
    <PriceFormChoiceContext value={{ shown: 'malay', onChoose: () => {} }}>
      <HoverCard hovered={{ id: 1, anchor: new DOMRect() }} entries={entries} clock={clock} />
    </PriceFormChoiceContext>
  ));
  expect(screen.getByText('0.98')).toBeTruthy();
  expect(within(document.body).queryAllByRole('button', { hidden: true })).toEqual([]);
});
