import { waitFor } from '@testing-library/react';
import routes from '../routes.json';
import { openSite } from './testing/openSite';

it.each(routes.pages.map(({ path }) => path))('renders its page %s', async (path) => {
  const { rendered } = openSite(path.replace(':id', 'khong-co'), () => ({ data: [] }));
  await waitFor(() => expect(rendered.count).toBeGreaterThan(0));
});
