import { useState } from 'react'

export type Selected = ReturnType<typeof useSelected>

/** Which deliverables are selected; they stay so when the filters change. */
export function useSelected() {
  const [uids, setUids] = useState<readonly string[]>([])
  return {
    uids,
    toggle: (uid: string) =>
      setUids((before) => (before.includes(uid) ? before.filter((one) => one !== uid) : [...before, uid])),
    clear: () => setUids([]),
  }
}
