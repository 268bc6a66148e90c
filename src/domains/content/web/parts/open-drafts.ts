import { createContext, useContext } from 'react'
import type { UploadAbout } from '../../../../kit/web/kept-uploads.ts'
import type { TickedRule } from '../../checklist.ts'

/** A draft that stands open on a page. */
export type OpenDraft = {
  /** It has files, and is not just what was sent before. */
  isReady: boolean
  /** Keeps it as it stands with what is vouched for; answers its version, or null where the server refused. */
  keep: (ticks: readonly TickedRule[]) => Promise<number | null>
}

/** The drafts of one collab, which are vouched for and sent together. */
export type OpenDrafts = {
  /** What is vouched for, for all of them. */
  ticks: readonly TickedRule[]
  /** Says how a draft stands; null when its form is gone. */
  report: (deliverableUid: string, draft: OpenDraft | null) => void
  /** The files that were chosen for a deliverable with others at once, until they are uploaded. */
  givenTo: (deliverableUid: string) => readonly File[]
  /** One of them is uploaded, or not wanted. */
  taken: (deliverableUid: string, file: File) => void
  /** What an upload for a deliverable says where its page is left; undefined where it then stops. */
  about: (deliverableUid: string) => UploadAbout | undefined
}

const nothing = () => undefined

export const OpenDraftsContext = createContext<OpenDrafts>({
  ticks: [],
  report: nothing,
  givenTo: () => [],
  taken: nothing,
  about: nothing,
})

/** The drafts of the collab that a form stands among. */
export const useOpenDrafts = () => useContext(OpenDraftsContext)
