/** All names of a union: the compiler asks for each of them, and for no other. */
export const every = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];
