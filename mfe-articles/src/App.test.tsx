import { waitFor } from '@testing-library/react';
import routes from '../routes.json';
import { openSite } from './testing/openSite';

it.each(routes.pages.map(({ path }) => path))('draws its page %s', async (path) => {
  const { drawn } = openSite(path.replace(':id', 'khong-co'), () => ({ data: [] }));
  await waitFor(() => expect(drawn.count).toBeGreaterThan(0));
});
