/** So many people are chosen for an organisation's report at most. */
export const mostReportRecipients = 30

/** Gets it; was asked and hasn't answered; has ended it. */
export const recipientStates = ['on', 'asked', 'stopped'] as const
export type RecipientState = (typeof recipientStates)[number]

type Recipient = { accountUid: string | null; confirmedAt: Date | null; stoppedAt: Date | null }

/** Where somebody stands: the team gets it until they switch it off in their own settings, others only with their yes. */
export function recipientState({ accountUid, confirmedAt, stoppedAt }: Recipient): RecipientState {
  if (stoppedAt) return 'stopped'
  return accountUid || confirmedAt ? 'on' : 'asked'
}

type Chosen = { accountUid: string; brandUids: readonly string[] | null }

/**
 * Which venues each of the team gets the report of: those chosen for them, and never one they don't belong to. Whoever was
 * not chosen gets all, if the whole team does and they belong to every venue.
 */
export function teamReaders(
  venues: readonly string[],
  members: ReadonlyMap<string, readonly string[]>,
  { toTeam, chosen }: { toTeam: boolean; chosen: readonly Chosen[] },
): { accountUid: string; brandUids: string[] }[] {
  const byAccount = new Map(chosen.map((one) => [one.accountUid, one]))
  return [...members].flatMap(([accountUid, own]) => {
    const one = byAccount.get(accountUid)
    if (!one && !(toTeam && venues.every((uid) => own.includes(uid)))) return []
    const brandUids = venues.filter((uid) => own.includes(uid) && (one?.brandUids?.includes(uid) ?? true))
    return brandUids.length > 0 ? [{ accountUid, brandUids }] : []
  })
}
