import 'ws';

/** What `ws` exports and its types leave out. */
declare module 'ws' {
  type Offer = Readonly<Record<string, readonly (true | string)[]>>;
  export const extension: { parse(header: string): Readonly<Record<string, readonly Offer[]>> };

  export class PerMessageDeflate {
    static readonly extensionName: string;
    constructor(options: PerMessageDeflateOptions & { isServer: boolean });
    /** @throws Error when it can agree to none */
    accept(offers: readonly Offer[]): object;
    /** Frees the streams that it works with; the next message makes new ones. */
    cleanup(): void;
  }
}
