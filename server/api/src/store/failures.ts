/**
 * Classes and codes of PostgreSQL errors (appendix A of its manual) about the server, its machine or the session, not
 * the statement. The statement is correct: callers wait and try again. A wrong statement (class 42, for example) stays
 * wrong and must be reported loudly.
 *
 * 08 connections; 25006 and 25P0x a read-only server, an idle session; 40 conflicting transactions; 53 no disk, memory
 * or connection left; 55P03 an unavailable lock; 57 an operator, a shutdown, a start, a statement that took too long;
 * 58 the system below; XX internal errors.
 */
const OF_THE_SERVER = /^(?:08...|25006|25P0\d|40...|53...|55P03|57...|58...|XX...)$/;

export function speaksOfServer(code: string): boolean {
  return OF_THE_SERVER.test(code);
}
