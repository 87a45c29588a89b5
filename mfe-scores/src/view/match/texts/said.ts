/** Clauses as sentences: each has a capital and a full stop, and one that is missing is not said. */
export function said(...clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => (clause ? [sentence(clause)] : [])).join(' ');
}

function sentence(clause: string): string {
  const text = clause.replace(/^\p{Lowercase_Letter}/u, (first) => first.toLocaleUpperCase('vi'));
  return text.endsWith('.') ? text : `${text}.`;
}
