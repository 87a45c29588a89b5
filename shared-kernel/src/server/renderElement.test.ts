import { createElement, useEffect } from 'react';
import styled from 'styled-components';
import type { PageRequest } from '../contract/serverEntry';
import { Link, useLocation } from '../router/router';
import { renderElement } from './renderElement';

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

it('renders what the app renders, with the rules of what was rendered only', () => {
  const { html, css } = renderElement(createElement(Page), at('/tips'));
  const [, name] = /^<p class="line (\w+)">/.exec(html) ?? [];
  expect(html).toBe(
    `<p class="line ${name}">/tips <a href="/news" data-discover="true">Tin &lt;b&gt;tức&lt;/b&gt;</a><img src="/a.png"/></p>`,
  );
  expect(css).toBe(`.${name}{color:var(--ink);}@media print{.${name}{display:none;}}`);
});

it('links lead below the base path', () => {
  expect(renderElement(createElement(Page), at('/tips', '/bong-da')).html).toContain('>/tips <a href="/bong-da/news"');
});

it('two renderings have each their rules', () => {
  const first = renderElement(createElement(Page), at('/'));
  expect(renderElement(createElement('p'), at('/')).css).toBe('');
  expect(renderElement(createElement(Page), at('/'))).toEqual(first);
});

it('an error is the caller’s, and costs the next rendering nothing', () => {
  const Broken = () => {
    throw new Error('no such team');
  };
  expect(() => renderElement(createElement(Broken), at('/'))).toThrow('no such team');
  expect(renderElement(createElement(Page), at('/')).css).toContain('color:var(--ink)');
});
