/**
 * Classes and codes of PostgreSQL (appendix A of its manual) that speak of the server, its machine or the session, and not of the
 * statement. The statement was right, and will be again: whoever gets one of these waits and tries again. A statement that is wrong
 * (class 42, say) stays so however often it is sent, and has to be told loudly.
 *
 * 08 connections; 25006 and 25P0x a server that may only be read, a session that waited too long; 40 transactions that stood in
 * each other's way; 53 no room, no memory, no free line; 55P03 a lock that could not be had; 57 an operator, a shutdown, a start, a
 * statement that took too long; 58 the system under it; XX the server's own trouble.
 */
const OF_THE_SERVER = /^(?:08...|25006|25P0\d|40...|53...|55P03|57...|58...|XX...)$/;

export function speaksOfServer(code: string): boolean {
  return OF_THE_SERVER.test(code);
}
