/** How a reliability score came about: its parts with their weights, and what would raise it. */
export type ReliabilityParts = {
  visits: number
  formula: string
  parts: { name: string; value: number; weight: number; why: string }[]
  raise: string | null
}
