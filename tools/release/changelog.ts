/** Areas of work that no reader of the changelog sees anything of. */
const unseen = new Set([
  'bench',
  'check',
  'ci',
  'docs',
  'e2e',
  'faults',
  'fuzz',
  'journeys',
  'lint',
  'release',
  'tests',
  'tools',
])
const others = 'Everything else'

/** The changes since the release before by the area that each commit’s subject begins with (`billing, plans: …`), newest first. */
export function changesByArea(subjects: readonly string[]): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  for (const subject of subjects) {
    const [, first, words] = /^([a-z][a-z0-9 -]*?)(?:, [a-z0-9, -]+)?: (.+)$/.exec(subject) ?? []
    if (first && unseen.has(first)) continue
    const area = first ? first.charAt(0).toUpperCase() + first.slice(1) : others
    const text = words ?? subject
    areas.set(area, [...(areas.get(area) ?? []), text.charAt(0).toUpperCase() + text.slice(1)])
  }
  return new Map([...areas].toSorted(([a], [b]) => Number(a === others) - Number(b === others) || a.localeCompare(b)))
}

/** A release’s chapter of `CHANGELOG.md`. */
export function chapterOf(version: string, day: string, subjects: readonly string[]): string {
  const areas = [...changesByArea(subjects)].map(
    ([area, changes]) => `### ${area}\n\n${changes.map((change) => `- ${change}`).join('\n')}\n`,
  )
  return [`## ${version} (${day})\n`, ...areas].join('\n')
}

/** Puts a chapter before those of the releases before it. */
export function withChapter(changelog: string, chapter: string): string {
  const at = changelog.indexOf('\n## ')
  if (at < 0) return `${changelog.trimEnd()}\n\n${chapter}`
  return `${changelog.slice(0, at + 1)}${chapter}\n${changelog.slice(at + 1)}`
}

/** The versions that may follow one, as semver.org has it: a number higher by one, those after it 0. */
export function followersOf(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`]
}
