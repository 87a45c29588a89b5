import { VendorError } from 'feeds/polled/jsonFetcher';
import { DecodeError } from 'shared-kernel/decode/decode';

type Options = {
  warn: (words: string) => void;
  /** Receives errors of ours. */
  report: (error: unknown) => void;
};

/**
 * What a feed reports in words (a vendor that refuses, is away or sends something odd) becomes one line of warning, for
 * where it comes from in our code helps no operator. Everything else is an error of ours.
 */
export function createFeedReport({ warn, report }: Options): (error: Error) => void {
  return (error) => (isInWords(error) ? warn(error.message) : report(error));
}

function isInWords(error: Error): boolean {
  const isPlain = Object.getPrototypeOf(error) === Error.prototype;
  return (isPlain || error instanceof DecodeError || error instanceof VendorError) && error.cause === undefined;
}
