/**
 * For what the code around it makes certain but the types cannot know. What may really be missing is answered with a
 * `CallError` instead: these throw a plain `Error`, which is a defect of ours and reaches nobody's screen.
 */

/** The only row of a list: an `insert … returning`, an aggregate, a read by unique key. Throws at none and at several. */
export function one<Row>(rows: readonly Row[], what = 'row'): Row {
  if (rows.length !== 1) throw new Error(`Expected one ${what}, found ${rows.length}`)
  return rows[0] as Row // The length says that it is there; `Row` itself may include undefined.
}

/** The first row of a list that holds at least one. Throws at none. */
export function first<Row>(rows: ArrayLike<Row>, what = 'row'): Row {
  if (rows.length === 0) throw new Error(`Expected at least one ${what}, found none`)
  return rows[0] as Row // As above.
}

/** A value that is neither null nor undefined. `what` names it in the error: `must(slots[0], 'first slot')`. */
export function must<Value>(value: Value, what = 'a value'): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`Expected ${what}, found ${String(value)}`)
  return value
}

/** The entry of a map that was filled for every key that is asked for. */
export function mustGet<Key, Value>(map: Pick<ReadonlyMap<Key, Value>, 'has' | 'get'>, key: Key): Value {
  if (!map.has(key)) throw new Error(`Expected an entry for ${String(key)}`)
  return map.get(key) as Value // `has` says that it is there; `Value` itself may include undefined.
}
