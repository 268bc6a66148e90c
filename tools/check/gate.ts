/** What one gate found. `saw` counts what it looked at: a gate that saw nothing has proved nothing and fails. */
export type Finding = { gate: string; saw: number; unit: string; problems: string[]; note?: string }

export function failed(finding: Finding): boolean {
  return finding.problems.length > 0 || finding.saw === 0
}

export function printFinding(finding: Finding, seconds: number): void {
  const { gate, saw, unit, problems, note } = finding
  const mark = failed(finding) ? '✗' : '✓'
  console.log(`${mark} ${gate}: ${saw} ${unit}${note ? `, ${note}` : ''} (${seconds.toFixed(1)} s)`)
  if (saw === 0) console.log('  saw nothing to check: the gate is broken or looks in the wrong place')
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
}
