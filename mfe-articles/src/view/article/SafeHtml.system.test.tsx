import { render, screen } from '@testing-library/react';
import { cleanHtml } from 'shared-kernel/server/cleanHtml';
import { harmIn } from 'shared-kernel/testing/harmIn';
import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { SafeHtml } from './SafeHtml';

const HOME = { hosts: [window.location.host, 'tyso.example'] };

const cleaned = (html: string) =>
  render(<SafeHtml html={html} home={HOME} />).container.firstElementChild?.innerHTML ?? '';

it.each(HTML_ATTACKS)('of %s nothing harmful is left', (_, attack) => {
  const { container } = render(<SafeHtml html={attack} home={HOME} />);
  expect(harmIn(container.firstElementChild ?? document.body)).toEqual([]);
});

it.each(HTML_ATTACKS)('%s, cleaned twice, is as if cleaned once', (_, attack) => {
  const once = cleaned(attack);
  expect(cleaned(once)).toBe(once);
});

it('what the server has cleaned stays as it is', () => {
  const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
  const html = cleanHtml(
    '<p>Ảnh <a href="https://vi-du.example" rel="sponsored">nguồn</a></p><img src="/media/a.webp" width="640" height="360" alt="Sân">' +
      '<iframe src="https://www.youtube.com/embed/x" width="640" height="360" onload="alert(1)"></iframe>',
  );
  expect(parsed(cleaned(html)).isEqualNode(parsed(html))).toBe(true);
});

it('the server-rendered HTML of an article is cleaned as the article is', () => {
  const html =
    '<h2>Phong độ</h2><p>Ảnh <a href="https://vi-du.example" rel="sponsored">nguồn</a> <a href="javascript:x">x</a></p>' +
    '<p><img src="/media/a.webp" width="640" height="50%"><img src="uploads/b.webp"><img src="data:x"></p>' +
    '<table><tr><td colspan="2" style="color:red">1<td>2</table><center>Hiệp <font>một</font></center>' +
    '<iframe src="https://www.youtube.com/embed/x" width="640" onload="alert(1)">a</iframe><iframe src="//x.example"></iframe>';
  const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
  const site = { ...HOME, pictures: 'https://may-chu.example' };
  const { container } = render(<SafeHtml html={html} home={site} />);
  const inPage = container.firstElementChild?.innerHTML ?? '';
  expect(parsed(cleanHtml(html, site)).isEqualNode(parsed(inPage))).toBe(true);
});

it('what an editor writes is kept', () => {
  const html =
    '<h2>Phong độ</h2><p><strong>Hà Lan</strong> thắng <em>ba</em> trận.</p><ul><li>Depay</li></ul>' +
    '<blockquote>“Chúng tôi sẵn sàng.”</blockquote>' +
    '<table><caption>Đối đầu</caption><thead><tr><th scope="col">Năm</th></tr></thead><tbody><tr><td colspan="2">2014</td></tr></tbody></table>';
  expect(cleaned(html)).toBe(html);
});

it('pictures keep their size, so that the text does not jump, and are loaded when near', () => {
  render(
    <SafeHtml
      html='<img src="/media/b.webp" alt=""><figure><img src="/media/a.webp" alt="Sân Lusail" width="640" height="360"><figcaption>Lusail</figcaption></figure>'
      home={HOME}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Sân Lusail' });
  expect(picture.getAttribute('width')).toBe('640');
  expect(picture.getAttribute('height')).toBe('360');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

it.each([
  ['https://vi-du.example/bai', '_blank'],
  ['//vi-du.example/bai', '_blank'],
  ['/lich-thi-dau', null],
  ['#phong-do', null],
  [`${window.location.origin}/news`, null],
  ['https://tyso.example/news', null],
  ['https://www.tyso.example/news', null],
  ['mailto:toa-soan@vi-du.example', null],
])('a link to %s opens in %p', (href, target) => {
  render(<SafeHtml html={`<a href="${href}">Xem</a>`} home={HOME} />);
  const link = screen.getByRole('link', { name: 'Xem' });
  expect(link.getAttribute('target')).toBe(target);
  expect(link.getAttribute('rel')).toBe(target && 'noopener noreferrer nofollow');
});

it('pictures with a relative address are those of the server that the article is from, as the server’s own cleaner has it', () => {
  const html = '<p><img src="uploads/a.jpg" alt="1"><img src="/uploads/b.jpg" alt="2"><img src="x:c.jpg" alt="3"></p>';
  const home = { ...HOME, pictures: 'https://may-chu.example' };
  render(<SafeHtml html={html} home={home} />);
  const sources = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual([`${home.pictures}/uploads/a.jpg`, `${home.pictures}/uploads/b.jpg`]);
  for (const source of sources) expect(cleanHtml(html, home)).toContain(`src="${source}"`);
});

it('a link to our own site by its public address is not marked as paid, wherever the article came from', () => {
  const html = '<p><a href="https://tyso.example/top-nha-cai" rel="nofollow sponsored" target="_blank">Nhà cái</a></p>';
  const plain = '<p><a href="https://tyso.example/top-nha-cai">Nhà cái</a></p>';
  expect(cleanHtml(html)).toContain('sponsored');
  expect(cleaned(cleanHtml(html))).toBe(plain);
  expect(cleanHtml(html, HOME)).toBe(plain);
});

it('an editor’s own target and rel do not count', () => {
  expect(cleaned('<a href="/news" target="_top" rel="opener">Tin</a>')).toBe('<a href="/news">Tin</a>');
});
