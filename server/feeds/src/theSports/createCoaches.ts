/** The names of coaches: line-ups have their ids alone. */
export type Coaches = {
  keep(id: string, name: string): void;
  has(id: string): boolean;
  nameOf(id: string | undefined): string | undefined;
};

export function createCoaches(): Coaches {
  const names = new Map<string, string>();
  return {
    keep: (id, name) => void names.set(id, name),
    has: (id) => names.has(id),
    nameOf: (id) => (id === undefined ? undefined : names.get(id)),
  };
}
