import { waitFor } from '@testing-library/react';

it('what a page shows may take longer than a second', async () => {
  const began = performance.now();
  await waitFor(() => expect(performance.now() - began).toBeGreaterThan(1200));
});
