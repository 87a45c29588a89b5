export type HttpFailure =
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'network' }
  | { kind: 'status'; status: number }
  | { kind: 'unreadable'; reason: string };

/** A failed request; `failure` is the reason. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly path: string,
    readonly failure: HttpFailure,
    options?: ErrorOptions,
  ) {
    super(`GET ${path}: ${describe(failure)}`, options);
  }
}

function describe(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return `no answer within ${failure.afterMs} ms`;
    case 'network':
      return 'the server could not be reached';
    case 'status':
      return `expected status 200, got ${failure.status}`;
    case 'unreadable':
      return failure.reason;
  }
}
