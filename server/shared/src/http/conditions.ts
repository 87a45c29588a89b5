export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that an `Accept-Encoding` accepts: `br;q=0` is a refusal. */
export function chooseEncoding(header: string | undefined): Encoding {
  const taken = (header ?? '').split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** Whether an `If-None-Match` contains this tag. A proxy may have weakened it. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
