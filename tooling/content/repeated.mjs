import { getNodePath, getNodeValue } from 'jsonc-parser';

/**
 * Finds repetitions: a field of one object, of which JSON would take the last, and an `id`, which identifies adverts in
 * reports.
 *
 * @param {import('jsonc-parser').Node} tree
 * @returns {{ offset: number, message: string }[]}
 */
export function repeated(tree) {
  /** @type {Set<unknown>} */
  const ids = new Set();
  return propertiesOf(tree).flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const field = getNodePath(value).join('.');
    const first = property.parent?.children?.find(({ children }) => children?.[0]?.value === key.value);
    if (first !== property)
      return [{ offset: key.offset, message: `${field}: expected this field once, got it again` }];
    if (key.value !== 'id') return [];
    const id = getNodeValue(value);
    if (!ids.has(id)) {
      ids.add(id);
      return [];
    }
    return [{ offset: value.offset, message: `${field}: expected an id of its own, got ${JSON.stringify(id)} again` }];
  });
}

/**
 * @param {import('jsonc-parser').Node} node
 * @returns {import('jsonc-parser').Node[]} in the order in which they are written
 */
function propertiesOf(node) {
  const below = (node.children ?? []).flatMap(propertiesOf);
  return node.type === 'property' ? [node, ...below] : below;
}
