/** Almost everything is one letter away from shorter words. */
const LONG = 5;
const SHORT = 4;

/**
 * Whether a typed word is a name's word of five or more letters with one letter wrong, missing, too many, or two in each
 * other's place. One too many in front makes another word: `vleague`.
 */
export function isLike(typed: string, word: string): boolean {
  if (word.length < LONG || Math.abs(word.length - typed.length) > 1) return false;
  const at = firstOther(typed, word);
  const [rest, own] = [typed.slice(at), word.slice(at)];
  if (typed.length < word.length) return rest === own.slice(1);
  if (typed.length > word.length) return at > 0 && rest.slice(1) === own;
  if (rest.slice(1) === own.slice(1)) return true;
  return rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2);
}

/** Whether a typed word is a name's word of four or more letters without one of them. */
export function lacksOne(typed: string, word: string): boolean {
  if (word.length < SHORT || word.length !== typed.length + 1) return false;
  const at = firstOther(typed, word);
  return typed.slice(at) === word.slice(at + 1);
}

function firstOther(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
