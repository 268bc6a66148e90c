import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { BriefContent } from '../../../brief.ts'
import type { BriefCardView, briefCalls } from '../../../contract.ts'
import { nextSlot } from '../../../availability.ts'

export type Brief = OutputOf<typeof briefCalls.getBrief>

/** What every section of the editor gets: what the brief says now, and how to change a part of it. `now` is when the editor was opened. */
export type Edit = {
  brief: Brief
  content: BriefContent
  /** What is wrong with single parts. */
  errors: Readonly<Partial<Record<keyof BriefContent, ReactNode>>>
  set: <Part extends keyof BriefContent>(part: Part, value: BriefContent[Part]) => void
  readOnly: boolean
  now: Date
}

/** The card as influencers will see it, before anything is saved. */
export function cardOfEdit({ brief, content, now }: Edit): BriefCardView {
  const { uid, brandUid, brandName, district, city, category, timezone, currency, spotsTaken } = brief
  const { title, included, valueMinor, guests, deliverables, maxCollabs, pictures, availability, liveFrom, liveUntil } =
    content
  const slot = nextSlot({ availability, timezone, liveFrom, liveUntil }, now)
  const ofBrand = { uid, brandUid, brandName, district, city, category, timezone, currency }
  return {
    ...ofBrand,
    title,
    included,
    valueMinor,
    guests,
    deliverables,
    maxCollabs,
    picture: pictures[0] ?? null,
    spotsLeft: Math.max(0, maxCollabs - spotsTaken),
    nextSlot: slot?.toISOString() ?? null,
    ...(availability.stay && { stay: availability.stay }),
    gaps: [],
  }
}
