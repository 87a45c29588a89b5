import type { Page } from '@playwright/test';
import type { FollowRequest } from 'shared-kernel/protocol/lanes';

/** What crosses between a page and its hub, and the boards that the page loads. */
export function watch(page: Page) {
  const asked: FollowRequest[] = [];
  const answers: boolean[] = [];
  /**
   * `boards`: those asked for again; with each hour begins another one. `whole`: matches that came whole once the hub had answered
   * that the page follows; until then they may.
   */
  const received = { boards: 0, whole: 0, changes: 0, frames: 0, bytes: 0 };
  const addresses = new Set<string>();
  page.on('request', (request) => {
    const address = request.url();
    if (!address.includes('/api/match/range')) return;
    if (addresses.has(address)) received.boards += 1;
    addresses.add(address);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      received.frames += 1;
      const found = /"target":"Follow","arguments":\[(.*)\],"invocationId"/.exec(String(payload))?.[1];
      if (found) asked.push(JSON.parse(found));
    });
    socket.on('framereceived', ({ payload }) => {
      received.frames += 1;
      received.bytes += Buffer.byteLength(payload);
      const text = String(payload);
      if (answers.length > 0 && text.includes('"target":"UpdateScoreIncident"')) received.whole += 1;
      if (text.includes('"target":"Changes"')) received.changes += 1;
      for (const [, answer] of text.matchAll(/"isComplete":(true|false)/g)) answers.push(answer === 'true');
    });
  });
  return { asked, answers, received };
}
