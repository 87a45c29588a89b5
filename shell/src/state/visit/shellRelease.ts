/** The release of the shell that runs, from the address of its script; none on a development server. */
export function shellRelease(script: string | undefined): string | undefined {
  return /\/r\/shell\/([^/]+)\//.exec(script ?? '')?.[1];
}
