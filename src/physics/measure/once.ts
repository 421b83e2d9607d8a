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

/** The same for things that nearly always come together with the same other. */
export function onceWith<Thing extends object, Other, Result>(
  workOut: (thing: Thing, other: Other) => Result,
): (thing: Thing, other: Other) => Result {
  const known = new WeakMap<Thing, { readonly other: Other; readonly result: Result }>();
  return (thing, other) => {
    const before = known.get(thing);
    if (before && before.other === other) return before.result;
    const result = workOut(thing, other);
    known.set(thing, { other, result });
    return result;
  };
}
