type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers of one connection (RFC 9110, 7.6.1) and of its framing: each hop writes its own. */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers to pass on in either direction: not those of one connection, nor any that `Connection` names. */
export function endToEnd(headers: Headers): Record<string, string | string[]> {
  const named = [headers.connection ?? []].flat().flatMap((value) => value.split(','));
  const dropped = new Set(named.map((name) => name.trim().toLowerCase()));
  const passes = (name: string) => !OF_ONE_CONNECTION.has(name) && !name.startsWith('proxy-') && !dropped.has(name);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || !passes(name) ? [] : [[name, typeof value === 'string' ? value : [...value]]],
    ),
  );
}
