import { createElement, useEffect } from 'react';
import styled from 'styled-components';
import type { PageRequest } from '../contract/serverEntry';
import { Link, useLocation } from '../router/router';
import { drawElement } from './drawElement';

const Line = styled.p.withConfig({ componentId: 'line' })`
  color: var(--ink);
  @media print { display: none; }
`;

const at = (path: string, basePath = '/') =>
  ({ path, site: { base_path: basePath } }) as Pick<PageRequest, 'path' | 'site'>;

function Page() {
  useEffect(() => {
    throw new Error('Effects do not run on the server');
  });
  const { pathname } = useLocation();
  return createElement(
    Line,
    null,
    pathname,
    ' ',
    createElement(Link, { to: '/news' }, 'Tin <b>tức</b>'),
    createElement('img', { src: '/a.png' }),
  );
}

it('draws what the app draws, with the rules of what was drawn only', () => {
  const { html, css } = drawElement(createElement(Page), at('/tips'));
  const [, name] = /^<p class="line (\w+)">/.exec(html) ?? [];
  expect(html).toBe(
    `<p class="line ${name}">/tips <a href="/news" data-discover="true">Tin &lt;b&gt;tức&lt;/b&gt;</a><img src="/a.png"/></p>`,
  );
  expect(css).toBe(`.${name}{color:var(--ink);}@media print{.${name}{display:none;}}`);
});

it('links lead below the base path', () => {
  expect(drawElement(createElement(Page), at('/tips', '/bong-da')).html).toContain('>/tips <a href="/bong-da/news"');
});

it('two drawings have each their rules', () => {
  const first = drawElement(createElement(Page), at('/'));
  expect(drawElement(createElement('p'), at('/')).css).toBe('');
  expect(drawElement(createElement(Page), at('/'))).toEqual(first);
});

it('an error is the caller’s, and costs the next drawing nothing', () => {
  const Broken = () => {
    throw new Error('no such team');
  };
  expect(() => drawElement(createElement(Broken), at('/'))).toThrow('no such team');
  expect(drawElement(createElement(Page), at('/')).css).toContain('color:var(--ink)');
});
