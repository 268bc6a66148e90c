import { useState } from 'react'
import { useWrite } from '../../../kit/web/calls.ts'
import { discoveryCalls } from '../contract.ts'

type Saveable = { uid: string; saved: boolean }

/** What is saved, as somebody has just changed it: shown before the server has answered, and taken back when it refuses. */
export function useSaved(influencerUid: string) {
  const mark = useWrite(discoveryCalls.markBrief)
  const [changed, setChanged] = useState<ReadonlyMap<string, { saved: boolean }>>(new Map())
  const change = async ({ uid, saved }: Saveable) => {
    const own = { saved: !saved }
    setChanged((before) => new Map(before).set(uid, own))
    await mark({ influencerUid, briefUid: uid, mark: saved ? null : 'saved' })
    // What was read since shows it too; a later change of theirs stands.
    setChanged((before) => (before.get(uid) === own ? new Map([...before].filter(([key]) => key !== uid)) : before))
  }
  return {
    of: <Card extends Saveable>(card: Card): Card => ({ ...card, saved: changed.get(card.uid)?.saved ?? card.saved }),
    change: (card: Saveable) => void change(card),
  }
}
