import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { decode } from 'shared-kernel/decode/decode';
import * as v from 'valibot';

/** A page as the server sends it, before any script. */
export type SentPage = {
  readonly status: number;
  readonly html: string;
  /** Whether it has the remote's page. */
  readonly hasServerHtml: boolean;
  /** The release of a remote that the page starts. */
  releaseOf(remote: string): string | undefined;
};

const pointersSchema = v.array(v.object({ remote: v.string(), live: v.optional(v.object({ release: v.string() })) }));

export async function askForPage(url: string): Promise<SentPage> {
  const answer = await fetch(url);
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    hasServerHtml: html.includes('id="tyso-first-page"'),
    releaseOf: (remote) => pointersIn(html).find((pointer) => pointer.remote === remote)?.live?.release,
  };
}

function pointersIn(html: string) {
  const json = new RegExp(`id="${POINTERS_DATA_ID}">([^<]*)<`).exec(html)?.[1] ?? '[]';
  return decode(pointersSchema, JSON.parse(json));
}
