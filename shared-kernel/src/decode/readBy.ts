import * as v from 'valibot';
import { text } from './fields';

/** One kind of step for all fields: any further one of Valibot's would be in the first scripts, of which it is a part. */
export function readBy<In, Out>(expected: string, read: (given: In) => Out | undefined) {
  return v.rawTransform<In, Out>(({ dataset, addIssue, NEVER }) => {
    const value = read(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: expected });
    return NEVER;
  });
}

/** A name on one line; white space around it goes. */
export const nameUpTo = (most: number) =>
  v.pipe(
    text,
    readBy(`a name of 1 to ${most} characters`, (given) => {
      const words = given.replaceAll(/\s+/g, ' ').trim();
      return words && words.length <= most ? words : undefined;
    }),
  );
