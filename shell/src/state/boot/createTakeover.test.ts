import { createTakeover } from './createTakeover';

afterEach(() => {
  document.body.replaceChildren();
});

function opened(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return { root, takeover: createTakeover(root) };
}

const FRAME = '<p hidden></p><nav><a href="/news">Tin</a><a href="/tips">Tips</a></nav>';
const linkAt = (root: ParentNode, index: number) => root.querySelectorAll('a')[index];

it('what was rendered stays until the app is there, and leaves then', () => {
  const { root, takeover } = opened(FRAME);
  takeover.container.innerHTML = '<header>App</header>';
  expect(root.textContent).toBe('AppTinTips');
  takeover.end();
  expect(root.textContent).toBe('App');
});

it('the focus goes to the same link of the app', () => {
  const { root, takeover } = opened(FRAME);
  linkAt(root, 1)?.focus();
  takeover.container.innerHTML = '<a href="/tips">Elsewhere</a><a href="/news">Tin</a><a href="/tips">Tips</a>';
  takeover.end();
  expect(document.activeElement).toBe(linkAt(takeover.container, 2));
});

it('among equal links to the one at the same place', () => {
  const { root, takeover } = opened('<a href="/a">A</a><a href="/a">A</a><a href="/a">A</a>');
  linkAt(root, 1)?.focus();
  takeover.container.innerHTML = root.innerHTML;
  takeover.end();
  expect(document.activeElement).toBe(linkAt(takeover.container, 1));
});

it('a focus elsewhere stays', () => {
  const { takeover } = opened(FRAME);
  takeover.container.innerHTML = '<a href="/news">Tin</a><a href="/tips">Tips</a>';
  linkAt(takeover.container, 0)?.focus();
  takeover.end();
  expect(document.activeElement).toBe(linkAt(takeover.container, 0));
});

it('ending again takes nothing of the app away', () => {
  const { root, takeover } = opened(FRAME);
  takeover.end();
  root.append('more');
  takeover.container.innerHTML = 'App ';
  takeover.end();
  expect(root.textContent).toBe('App more');
});
