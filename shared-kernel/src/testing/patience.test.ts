import { getConfig } from '@testing-library/react';

it('what a page shows late has come in time', () => {
  expect(getConfig().asyncUtilTimeout).toBe(60_000);
});
