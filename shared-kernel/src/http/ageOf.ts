/** Seconds that an answer was in shared caches on its way, by its `Age` (RFC 9111, 5.1). */
export function ageOf(headers: Headers): number {
  const age = headers.get('age') ?? '';
  return /^\d{1,6}$/.test(age) ? Number(age) : 0;
}
