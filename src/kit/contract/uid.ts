import { typeid } from 'typeid-js'

/** A new id, `session_01jd…`: it tells its kind and sorts by the time it was made. */
export function makeUid(kind: string): string {
  return typeid(kind).toString()
}
