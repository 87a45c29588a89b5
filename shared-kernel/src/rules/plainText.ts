/** Lower case without Vietnamese marks: `ngoai hang` finds `Ngoại hạng`. Unicode does not decompose `đ`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
