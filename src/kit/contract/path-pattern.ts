/** Whether a path is one of a pattern, in which `$slug` stands for one part of whatever name: `/app/account-manager/$slug`. */
export function isPathOf(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const given = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith('$') ? given[at] !== '' : given[at] === part))
  )
}
