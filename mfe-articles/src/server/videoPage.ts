/** The page that shows the video of an embedded player; a player of another kind is a page itself. */
export function videoPage(player: string): string {
  const { host, pathname, searchParams } = new URL(player);
  const name = /\/([\w-]+)$/.exec(pathname)?.[1];
  if (name === undefined) return player;
  const start = searchParams.get('start');
  if (host === 'www.youtube-nocookie.com' && pathname === `/embed/${name}`)
    return `https://www.youtube.com/watch?v=${name}${start ? `&t=${encodeURIComponent(start)}` : ''}`;
  return host === 'player.vimeo.com' && pathname === `/video/${name}` ? `https://vimeo.com/${name}` : player;
}
