import { createFakeShell } from 'shared-kernel/testing/fakeShell';
import { createSocialLinks } from './createSocialLinks';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('are those of the settings', async () => {
  const links = [{ name: 'Facebook', link: 'https://example.com/facebook' }];
  const { shell } = createFakeShell(() => ({ data: { social_links: links } }));
  const store = createSocialLinks(shell);
  store.open();
  await settled();
  expect(store.links$.value).toEqual(links);
});

it.each([
  ['no server answers', undefined],
  ['a link leads to a script', () => ({ data: { social_links: [{ name: 'x', link: 'javascript:alert(1)' }] } })],
])('are none, and the fault is reported, when %s', async (_, answer) => {
  const { shell, reports } = createFakeShell(answer);
  const store = createSocialLinks(shell);
  store.open();
  await settled();
  expect(store.links$.value).toEqual([]);
  expect(reports).toHaveLength(1);
});
