import { Subject } from 'rxjs';
import { createUpdateTimes } from './createUpdateTimes';

function aPage() {
  const updates$ = new Subject<void>();
  const visibility$ = new Subject<void>();
  const frames: (() => void)[] = [];
  let now = 0;
  let isHidden = false;
  const afterPaint = (run: () => void) => void frames.push(run);
  const times = createUpdateTimes({ updates$, visibility$, isHidden: () => isHidden, afterPaint, now: () => now });
  return {
    times,
    update: () => updates$.next(),
    hide(hidden: boolean) {
      isHidden = hidden;
      visibility$.next();
    },
    paintAfter(ms: number) {
      now += ms;
      for (const run of frames.splice(0)) run();
    },
  };
}

it('counts updates that were rendered, and those that were late', () => {
  const { times, update, paintAfter } = aPage();
  update();
  paintAfter(16);
  update();
  paintAfter(301);
  expect([times.take(), times.take()]).toEqual([{ drawn: 2, late: 1 }, undefined]);
});

it('updates of one frame are one', () => {
  const { times, update, paintAfter } = aPage();
  update();
  update();
  paintAfter(16);
  expect(times.take()).toEqual({ drawn: 1, late: 0 });
});

it('a hidden page renders nothing, and is not late', () => {
  const { times, update, paintAfter, hide } = aPage();
  update();
  hide(true);
  update();
  paintAfter(60_000);
  hide(false);
  expect(times.take()).toBeUndefined();
  update();
  paintAfter(16);
  expect(times.take()).toEqual({ drawn: 1, late: 0 });
});
