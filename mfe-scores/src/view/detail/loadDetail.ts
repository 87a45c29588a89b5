/** Fetches what only a look into a match needs; the dialog's content and the pop-over come as one file. */
export function loadDetail() {
  return import(/* webpackChunkName: "detail" */ './MatchDetail');
}

export function loadPeek() {
  return import(/* webpackChunkName: "detail" */ '../peek/PeekBox');
}
