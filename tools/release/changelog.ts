/** Areas of work that no reader of the changelog sees anything of. */
const unseen = new Set(['bench', 'check', 'ci', 'docs', 'e2e', 'faults', 'fuzz', 'journeys', 'lint', 'tests', 'tools'])
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

/** Whether `next` may follow `before`: three numbers, one of them higher, those after it 0. */
export function mayFollow(next: string, before: string): boolean {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/
  const [major = 0, minor = 0, patch = 0] = (numbers.exec(before) ?? []).slice(1).map(Number)
  return [`${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor}.${patch + 1}`].includes(next)
}
