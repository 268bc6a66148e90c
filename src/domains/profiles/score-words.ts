/** What each score says, where one is pointed at. */
export const scoreWords = {
  reliability: 'Reliability, out of 100: visits kept, content on time, and content approved the first time.',
  parts:
    'Reliability, out of 100: an average of the parts below. Older events count for less: half as much after six months.',
  newcomer: 'New: the reliability score appears after three visits.',
  match: 'Match, out of 100: how well this creator suits the brief, by audience, topics, engagement and past visits.',
  ownMatch: 'Match, out of 100: how well you suit the brief, by audience, topics, engagement and past visits.',
  coach: 'Score, out of 100: how complete and attractive the brief is for creators.',
} as const

export function reliabilityTip(score: number | null): string {
  return score === null ? scoreWords.newcomer : scoreWords.reliability
}
