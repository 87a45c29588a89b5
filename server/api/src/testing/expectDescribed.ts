import * as v from 'valibot';
import { HUB_MESSAGES } from '../rest/hubMessages';
import { shapeErrors } from './shapeErrors';

/** What is sent as this message of the hub has the fields that `docs/hub.schema.json` describes, and no others. */
export function expectDescribed(name: keyof typeof HUB_MESSAGES, message: unknown): void {
  const schema = HUB_MESSAGES[name];
  const sent = JSON.parse(JSON.stringify(message));
  expect([name, shapeErrors(schema, sent)]).toEqual([name, []]);
  expect(v.parse(schema, sent)).toEqual(typeof sent === 'string' ? JSON.parse(sent) : sent);
}
