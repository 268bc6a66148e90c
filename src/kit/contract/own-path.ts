const base = 'https://own.invalid'

/**
 * A path of this site, as a browser would read it, from something that came from outside; null for whatever leads
 * elsewhere or runs something. The only way in which a target that we did not write ourselves may be followed.
 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null
  const { origin, pathname, search, hash } = new URL(target, base)
  // A path of two slashes is read as a host by whoever follows it next.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}
