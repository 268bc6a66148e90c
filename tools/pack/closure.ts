type Entry = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Entry> }

/**
 * Where packages and all that they need are installed: paths from the project’s folder, as the lockfile has them. Optional
 * ones of other platforms are among them. Throws for a package that the lockfile does not name.
 */
export function closureOf(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string, isOptional: boolean): void => {
    const path = placeOf(lock, name, from)
    if (!path) {
      if (isOptional) return
      throw new Error(`package-lock.json doesn’t name ${name}.`)
    }
    if (found.has(path)) return
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {}
    for (const next of Object.keys(dependencies)) add(next, path, next in optionalDependencies)
    for (const next of Object.keys(optionalDependencies)) add(next, path, true)
  }
  for (const name of names) add(name, '', false)
  return [...found].toSorted()
}

/** As Node.js looks: in the folder of whoever asks, then in each above. */
function placeOf(lock: Lock, name: string, from: string): string | null {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (lock.packages[path]) return path
  if (from === '') return null
  const above = from.lastIndexOf('/node_modules/')
  return placeOf(lock, name, above < 0 ? '' : from.slice(0, above))
}
