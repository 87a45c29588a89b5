import { beginView } from './beginView';

async function aServer(answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  let next: (() => void) | undefined;
  const onView = jest.fn();
  const fetch = async (path: RequestInfo | URL, init?: RequestInit) => {
    asked.push(`${init?.method} ${path} ${init?.cache}`);
    return answers[asked.length - 1]?.() ?? Response.error();
  };
  let heard = () => {};
  const after = (ms: number, run: () => void) => {
    waits.push(ms);
    next = run;
    heard();
  };
  await beginView({ fetch, after }, onView);
  return {
    asked,
    waits,
    onView,
    /** Until it has asked once more and waits again. */
    pass: () =>
      new Promise<void>((resolve) => {
        heard = resolve;
        next?.();
      }),
  };
}

const given = (view: string) => () => Response.json({ view, issued: 1_000_000 });
const refused = (status: number) => () => new Response('', { status });

it('asks for a view that no cache keeps', async () => {
  const { asked, onView } = await aServer([given('a-view')]);
  expect([asked, onView.mock.calls]).toEqual([['POST /beacon/begin no-store'], [['a-view']]]);
});

it.each([403, 404, 405])('asks once where the answer is %d: such a server has no views', async (status) => {
  const { asked, waits } = await aServer([refused(status)]);
  expect([asked.length, waits]).toEqual([1, []]);
});

it('asks once a minute while none comes', async () => {
  const { waits, onView, pass } = await aServer([refused(503), () => new Response('<html>'), given('late')]);
  await pass();
  expect(waits).toEqual([60_000, 60_000]);
  await pass();
  expect(onView.mock.calls).toEqual([['late']]);
});

it('asks for another one when its time is over', async () => {
  const { waits, onView, pass } = await aServer([given('first'), given('second')]);
  expect(waits).toEqual([86_400_000]);
  await pass();
  expect(onView.mock.calls).toEqual([['first'], ['second']]);
});
