import { beginView } from './beginView';

function aServer(answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  const onView = jest.fn();
  const done = beginView(
    {
      fetch: async (path, init) => {
        asked.push(`${init?.method} ${path} ${init?.cache}`);
        return answers[asked.length - 1]?.() ?? Response.error();
      },
      after(ms, run) {
        waits.push(ms);
        run();
      },
    },
    onView,
  );
  return { asked, waits, onView, done };
}

const given = () => Response.json({ view: 'a-view', issued: 1_000_000 });
const missing = () => new Response('', { status: 404 });
const odd = () => new Response('<html>');

it('asks for a view that no cache keeps', async () => {
  const { asked, onView, done } = aServer([given]);
  await done;
  expect([asked, onView.mock.calls]).toEqual([['POST /beacon/begin no-store'], [['a-view']]]);
});

it('asks again when none came, twice at most', async () => {
  const late = aServer([odd, given]);
  await late.done;
  expect([late.waits, late.onView.mock.calls]).toEqual([[5000], [['a-view']]]);
  const never = aServer([missing, missing, missing, given]);
  await never.done;
  expect([never.asked.length, never.onView.mock.calls]).toEqual([3, []]);
});
