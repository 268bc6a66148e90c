/** What of a match comes from where: `points` of the most that this part can bring. */
export type Reason = { part: string; points: number; of: number; text: string }

const share = ({ points, of }: Reason) => points / of

/** The reason that brings most, and the one that falls furthest short; with nothing much against it, the two that bring most. */
export function forAndAgainst(reasons: readonly Reason[]): Reason[] {
  const [best, ...others] = reasons.toSorted((a, b) => b.points - a.points)
  const worst = others.toSorted((a, b) => share(a) - share(b))[0]
  const second = worst && share(worst) < 0.5 ? worst : others[0]
  return [best, second].filter((reason) => reason !== undefined)
}
