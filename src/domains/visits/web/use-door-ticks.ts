import { useState } from 'react'
import { refetchTouched } from '../../../kit/web/calls.ts'
import { callServer } from '../../../kit/web/session.ts'
import { heldActions, holdAction, undoMs } from '../../../kit/web/undo.ts'
import { visitCalls } from '../contract.ts'
import { type DoorTick, doorTicks } from './kept-queue.ts'

const call = visitCalls.tickDoor
/** By this page, or by another one of this phone. */
const isHeld = ({ uid, heldUntil }: DoorTick) =>
  heldActions.now().waiting?.about === uid || (heldUntil !== undefined && Date.now() < Date.parse(heldUntil))

/**
 * What was ticked at a door and isn’t known to be saved. A tick is on this phone at once, can be undone for ten seconds and is
 * sent then, or as soon as there is a connection; what the server refuses stays with its reason until that was read, also where
 * the door has another link by then.
 */
export function useDoorTicks(token: string) {
  const [all, setAll] = useState(() => doorTicks.all())
  const look = () => setAll(doorTicks.all())
  const send = async ({ isLeaving = false } = {}) => {
    const waiting = doorTicks.all().filter(({ refusal }) => !refusal)
    if (waiting.length === 0) return look()
    const refused = await doorTicks.send(
      ({ uid, mark, at, token: door }) =>
        callServer(
          call.name,
          { token: door, visitUid: uid, mark, at },
          isLeaving ? { keepalive: true, as: 'known' } : {},
        ),
      isHeld,
    )
    for (const tick of waiting) {
      const refusal = refused.get(tick.uid)
      if (refusal) doorTicks.add({ ...tick, refusal })
    }
    await refetchTouched(call.touches ?? [])
    look()
  }
  const remove = (uid: string) => {
    doorTicks.remove(uid)
    look()
  }
  return {
    ticks: all.filter((tick) => tick.token === token || tick.refusal),
    send,
    remove,
    tick: (made: Pick<DoorTick, 'uid' | 'name' | 'mark'>, text: string) => {
      const tick: DoorTick = { ...made, token, at: new Date().toISOString() }
      doorTicks.add({ ...tick, heldUntil: new Date(Date.now() + undoMs).toISOString() })
      look()
      holdAction({
        text,
        about: made.uid,
        send: (options) => {
          doorTicks.add(tick)
          return send(options)
        },
        onUndone: () => remove(made.uid),
      })
    },
  }
}
