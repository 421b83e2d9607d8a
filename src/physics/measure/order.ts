/**
 * Sorts by the first key that tells two things apart, smallest first. It says "equal" of equals: browsers
 * differ in what they do with a comparison that contradicts itself, and a match must not.
 */
export const by =
  <T>(...keys: readonly ((one: T) => string | number)[]) =>
  (a: T, b: T): number => {
    for (const key of keys) {
      const first = key(a);
      const second = key(b);
      if (first < second) return -1;
      if (first > second) return 1;
    }
    return 0;
  };

/** `by` of the name, spelled out: every table and every outcome is sorted so. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
