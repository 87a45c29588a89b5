import { createAdvertCounter, pageLeaving } from './createAdvertCounter';

function counting() {
  const bodies: Blob[] = [];
  const paths: string[] = [];
  let leave = () => {};
  const counter = createAdvertCounter({
    send: (path, body) => {
      paths.push(path);
      return bodies.push(body) > 0;
    },
    onLeaving: (run) => {
      leave = run;
      return () => {};
    },
  });
  const messages = async () => Promise.all(bodies.map(async (body) => JSON.parse(await textOf(body))));
  return { counter, paths, messages, leave: () => leave() };
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const A = { slot: 'FixBottom', id: 'a' } as const;

it('sends counts in one message when the page is left, and not twice', async () => {
  const { counter, paths, messages, leave } = counting();
  counter.open();
  counter.shown(A);
  counter.shown(A);
  counter.clicked(A);
  counter.shown({ slot: 'OnHeaderLevel2', id: 'b' });
  expect(paths).toEqual([]);
  leave();
  leave();
  expect(paths).toEqual(['/beacon']);
  expect(await messages()).toEqual([
    {
      adverts: [
        { slot: 'FixBottom', id: 'a', shown: 2, clicked: 1 },
        { slot: 'OnHeaderLevel2', id: 'b', shown: 1, clicked: 0 },
      ],
    },
  ]);
});

it('sends what is left when it is stopped, and nothing when there is nothing', async () => {
  const { counter, paths } = counting();
  const stop = counter.open();
  stop();
  expect(paths).toEqual([]);
  counter.shown(A);
  stop();
  expect(paths).toHaveLength(1);
});

it('does not count an advert without an id', () => {
  const { counter, paths } = counting();
  const stop = counter.open();
  counter.shown({ slot: 'FixBottom', id: undefined });
  stop();
  expect(paths).toEqual([]);
});

it('keeps each message far below the limit', async () => {
  const { counter, messages } = counting();
  const stop = counter.open();
  for (let index = 0; index < 120; index++) counter.shown({ slot: 'LandingCards', id: `${'x'.repeat(50)}${index}` });
  stop();
  const sent = await messages();
  expect(sent.map(({ adverts }) => adverts.length)).toEqual([50, 50, 20]);
  for (const message of sent) expect(JSON.stringify(message).length).toBeLessThan(8192);
});

it('a page that is hidden or unloaded is left; one that comes back is not', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const run = jest.fn();
  const stop = pageLeaving(run);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run).not.toHaveBeenCalled();
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(run).toHaveBeenCalledTimes(2);
});
