/** Items by due time; adding and taking cost the logarithm of the queue's length. */
export type DueQueue<T> = {
  add(due: number, item: T): void;
  /** Due time of the first item. */
  next(): number | undefined;
  /** Removes all that are due at `now`, the earliest first. */
  takeDue(now: number): T[];
  clear(): void;
};

type Waiting<T> = { due: number; item: T };

/** A binary heap: of thousands of waiting matches only the due ones are touched. */
export function createDueQueue<T>(): DueQueue<T> {
  const heap: Waiting<T>[] = [];

  function dropFirst(): void {
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    sink(heap);
  }

  return {
    add(due, item) {
      heap.push({ due, item });
      rise(heap);
    },
    next: () => heap[0]?.due,
    takeDue(now) {
      const taken: T[] = [];
      for (let first = heap[0]; first && first.due <= now; first = heap[0]) {
        taken.push(first.item);
        dropFirst();
      }
      return taken;
    },
    clear() {
      heap.length = 0;
    },
  };
}

function rise<T>(heap: Waiting<T>[]): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (dueAt(heap, parent) <= dueAt(heap, child)) return;
    swap(heap, parent, child);
    child = parent;
  }
}

function sink<T>(heap: Waiting<T>[]): void {
  let parent = 0;
  for (;;) {
    const left = 2 * parent + 1;
    const smaller = dueAt(heap, left + 1) < dueAt(heap, left) ? left + 1 : left;
    if (smaller >= heap.length || dueAt(heap, parent) <= dueAt(heap, smaller)) return;
    swap(heap, parent, smaller);
    parent = smaller;
  }
}

function dueAt<T>(heap: readonly Waiting<T>[], index: number): number {
  return heap[index]?.due ?? Number.POSITIVE_INFINITY;
}

function swap<T>(heap: Waiting<T>[], a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]];
  if (first && second) {
    heap[a] = second;
    heap[b] = first;
  }
}
