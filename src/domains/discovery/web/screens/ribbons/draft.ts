import { useRef, useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { discoveryCalls } from '../../../contract.ts'
import type { Ribbon } from '../../../ribbons.ts'

/** A ribbon as it is sent: a new one has no id yet. */
export type DraftRibbon = Omit<Ribbon, 'uid'> & { uid?: string | undefined }

/**
 * The ribbons of the draft as they are shown, and what saves them: at once on the screen, then on the server. What is changed
 * while a save is under way is saved after it, so that one can move a ribbon several times without waiting.
 */
export function useDraft({ version, draft }: OutputOf<typeof discoveryCalls.getRibbons>) {
  const save = useWrite(discoveryCalls.saveRibbonDraft)
  const [shown, setShown] = useState<DraftRibbon[] | null>(null)
  const waiting = useRef<DraftRibbon[] | null>(null)
  const isSaving = useRef(false)
  const saveRibbons = async (ribbons: DraftRibbon[]): Promise<boolean> => {
    setShown(ribbons)
    waiting.current = ribbons
    if (isSaving.current) return true
    isSaving.current = true
    let at: number | null = version
    while (at !== null && waiting.current) {
      const sent: DraftRibbon[] = waiting.current
      waiting.current = null
      const saved: { version: number } | null = await save({ version: at, ribbons: sent })
      at = saved ? saved.version : null
    }
    isSaving.current = false
    waiting.current = null
    setShown(null)
    return at !== null
  }
  return { ribbons: shown ?? draft.map(({ ribbon }) => ribbon), saveRibbons, busy: save.busy }
}
