/**
 * How many different people or organisations made reports, each given as everybody behind it: its organisation or profile, who
 * sent it, and who owns that profile. Two reports with anybody in common are of one.
 */
export function countReporters(reports: readonly (readonly string[])[]): number {
  let groups: Set<string>[] = []
  for (const report of reports) {
    const joined = new Set(report)
    const others = groups.filter((group) => {
      if (report.every((one) => !group.has(one))) return true
      for (const one of group) joined.add(one)
      return false
    })
    groups = [...others, joined]
  }
  return groups.length
}
