import { useState } from 'react'
import { refetchTouched } from '../../../kit/web/calls.ts'
import { callServer } from '../../../kit/web/session.ts'
import { heldActions, holdAction } from '../../../kit/web/undo.ts'
import { visitCalls } from '../contract.ts'
import { type DoorTick, doorTicks } from './kept-queue.ts'

const call = visitCalls.tickDoor
const isHeld = (uid: string) => heldActions.now().waiting?.about === uid

/**
 * What was ticked at a door and isn’t known to be saved. A tick is on this phone at once, can be undone for ten seconds and is
 * sent then, or as soon as there is a connection; what the server refuses stays with its reason until that was read.
 */
export function useDoorTicks(token: string) {
  const [all, setAll] = useState(() => doorTicks.all())
  const look = () => setAll(doorTicks.all())
  const send = async ({ isLeaving = false } = {}) => {
    const made = doorTicks.all()
    const refused = await doorTicks.send(
      ({ uid, mark, at, token: door }) =>
        callServer(
          call.name,
          { token: door, visitUid: uid, mark, at },
          isLeaving ? { keepalive: true, as: 'known' } : {},
        ),
      isHeld,
    )
    for (const tick of made) {
      const refusal = refused.get(tick.uid)
      if (refusal) doorTicks.add({ ...tick, refusal })
    }
    if (made.length > 0) await refetchTouched(call.touches ?? [])
    look()
  }
  const remove = (uid: string) => {
    doorTicks.remove(uid)
    look()
  }
  return {
    ticks: all.filter((tick) => tick.token === token),
    send,
    remove,
    tick: (made: Omit<DoorTick, 'token' | 'at'>, text: string) => {
      doorTicks.add({ ...made, token, at: new Date().toISOString() })
      look()
      holdAction({ text, about: made.uid, send, onUndone: () => remove(made.uid) })
    },
  }
}
