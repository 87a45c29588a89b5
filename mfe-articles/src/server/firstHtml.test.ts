import { videoPage } from './firstHtml';

it.each([
  ['https://www.youtube-nocookie.com/embed/a-b_9', 'https://www.youtube.com/watch?v=a-b_9'],
  ['https://www.youtube-nocookie.com/embed/a?start=3&x=y', 'https://www.youtube.com/watch?v=a&t=3'],
  ['https://www.youtube-nocookie.com/embed/a?start=%26b%3Dc', 'https://www.youtube.com/watch?v=a&t=%26b%3Dc'],
  ['https://player.vimeo.com/video/5', 'https://vimeo.com/5'],
  ['https://player.vimeo.com/showcase/5/embed', 'https://player.vimeo.com/showcase/5/embed'],
  ['https://www.youtube-nocookie.com/', 'https://www.youtube-nocookie.com/'],
])('the video of the player %s is at %s', (player, page) => {
  expect(videoPage(player)).toBe(page);
});
