import type { Dispatch, SetStateAction } from 'react'

/** Where a strip of pictures stands. */
export type Strip = {
  count: number
  /** The picture in view. */
  at: number
  /** The last picture that is fetched: the next one is when somebody touches the strip, so nobody pays for what they don’t look at. */
  reached: number
  onScroll: () => void
  onPointerEnter: () => void
  go: (to: number) => void
  clips: ClipState
  setClips: Dispatch<SetStateAction<ClipState>>
}
export type ClipState = {
  /** What somebody chose, a new object with every press; until then clips play wherever that costs nobody anything. */
  chosen?: { plays: boolean }
  /** The clip that plays now. */
  playing?: string | undefined
}
