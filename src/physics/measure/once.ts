/** Works something out once for each thing. Only for things that are never changed; forgotten together with them. */
export function once<Thing extends object, Result>(
  workOut: (thing: Thing) => Result,
): (thing: Thing) => Result {
  const known = new WeakMap<Thing, { readonly result: Result }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.result;
    const result = workOut(thing);
    known.set(thing, { result });
    return result;
  };
}
