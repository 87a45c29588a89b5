import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { AdsProvider } from '../AdsProvider';
import { AdLink } from './AdLink';

function openLink(link: string, basePath: string) {
  const { shell } = createFakeShell();
  render(
    <MemoryRouter basename={basePath} initialEntries={[basePath]}>
      <AdsProvider shell={{ ...shell, basePath, site: { ...shell.site, public_url: 'https://tyso.example' } }}>
        <AdLink link={link}>quảng cáo</AdLink>
      </AdsProvider>
    </MemoryRouter>,
  );
  const element = screen.getByRole('link');
  return ['href', 'target', 'rel'].map((name) => element.getAttribute(name));
}

const HERE = window.location.origin;

it.each([
  ['a page of ours', '/news', '/', '/news'],
  ['a page of ours with our host', `${HERE}/news?a=1#b`, '/', '/news?a=1#b'],
  ['a page below the base path', '/news', '/bong-da', '/bong-da/news'],
  ['a page written with the base path', '/bong-da/news', '/bong-da', '/bong-da/news'],
  ['a page with our host and the base path', `${HERE}/bong-da/news`, '/bong-da', '/bong-da/news'],
  ['a page with our public address', 'https://www.tyso.example/bong-da/news', '/bong-da', '/bong-da/news'],
  ['a file of ours', '/embed/bang-xep-hang', '/bong-da', '/embed/bang-xep-hang'],
  ['a file with our host', `${HERE}/media/a.pdf`, '/', `${HERE}/media/a.pdf`],
])('%s opens in the same tab, and nobody has paid for it', (_, link, basePath, href) => {
  expect(openLink(link, basePath)).toEqual([href, null, null]);
});

it.each(['https://nha-cai.example/', 'http://nha-cai.example/news', `https://x${window.location.host}/news`])(
  '%s was paid for, and opens a new tab',
  (link) => {
    expect(openLink(link, '/')).toEqual([link, '_blank', 'sponsored nofollow noopener']);
  },
);
