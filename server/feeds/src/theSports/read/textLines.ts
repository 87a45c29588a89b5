import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import { TEXT_LINE_MOST, TEXT_LINES_MOST, type VendorTextLine } from 'shared-kernel/entities/vendorText';
import * as v from 'valibot';
import { listFrom } from './rawValue';

/**
 * A line of `tlive`, the match in the vendor's words
 * (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_match_detail_live_GET.md).
 */
const lineSchema = v.object({
  data: text,
  time: secondary('tlive.*.time', text, ''),
});

/** A name that the vendor forgot to put in, such as `%oppos_player%`. */
const PLACEHOLDER = /%\w+%/;

/** What turns the direction of text, is shown nowhere, or is half a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

const CHINESE = /\p{Script=Han}/u;

/** The vendor's lines in its order, which is that of the match; a line that was not filled in is left out. */
export function textLines(raw: unknown, report: Report): VendorTextLine[] {
  const lines = listFrom(raw)?.slice(-TEXT_LINES_MOST) ?? raw;
  return decodeList(lineSchema, lines, 'tlive', report).flatMap(({ data, time }) => {
    const said = asSaid(data);
    if (said === '' || PLACEHOLDER.test(said)) return [];
    return [{ time: minuteOf(time), lang: CHINESE.test(said) ? 'zh' : 'en', text: said }];
  });
}

/** The words on one line; a longer one is cut. */
function asSaid(data: string): string {
  const words = data
    .slice(0, 4 * TEXT_LINE_MOST)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNSEEN, '')
    .trim();
  return words.length <= TEXT_LINE_MOST
    ? words
    : `${words.slice(0, TEXT_LINE_MOST - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/** `45+2'` and `45+2` are one. */
function minuteOf(time: string): string | undefined {
  return /^\s*(\d{1,3}(?:\+\d{1,2})?)\s*['’′]?\s*$/.exec(time)?.[1];
}

/**
 * The known text with what a push brought: whether that is all of the text, or only what is new, is written down nowhere. A
 * whole one has the last line that is known; the next poll has all of it.
 */
export function withPushedText(known: readonly VendorTextLine[], pushed: readonly VendorTextLine[]): VendorTextLine[] {
  const lines = new Set(known.map(keyOf));
  const last = known.at(-1);
  const isWhole = pushed.length >= known.length && (!last || pushed.some((line) => keyOf(line) === keyOf(last)));
  const more = isWhole ? pushed : [...known, ...pushed.filter((line) => !lines.has(keyOf(line)))];
  return more.slice(-TEXT_LINES_MOST);
}

const keyOf = ({ time, text }: VendorTextLine) => `${time} ${text}`;
