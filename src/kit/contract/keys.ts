/** The keys of an object that has no more of them than its type says, such as a constant of ours. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[] // The types of TypeScript allow more keys than they name.
}

/** The same with what stands under each. */
export function entriesOf<T extends object>(object: T): [keyof T & string, T[keyof T & string]][] {
  return keysOf(object).map((key) => [key, object[key]])
}
