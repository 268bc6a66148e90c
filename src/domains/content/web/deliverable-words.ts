import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Tone } from '../../../kit/web/parts.tsx'
import { type Platform, platformNames } from '../../profiles/vocabulary.ts'
import type { contentCalls } from '../contract.ts'
import type { RightsState } from '../rights.ts'

export type Deliverables = OutputOf<typeof contentCalls.getDeliverables>
export type DeliverableData = Deliverables['deliverables'][number]
export type VersionData = DeliverableData['versions'][number]
export type CommentData = DeliverableData['comments'][number]

/** `Reel · Instagram`; what is not posted has no platform. */
export function deliverableName({ type, platform }: Pick<DeliverableData, 'type' | 'platform'>): string {
  if (type === 'ugc') return 'Content for the brand'
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} · ${platformNames[platform]}`
}

/** The state of a deliverable, for either side. */
export const deliverableStates: Readonly<Record<DeliverableData['state'], [Tone, string]>> = {
  'to-upload': ['calm', 'To upload'],
  'changes-requested': ['warn', 'Changes requested'],
  'in-review': ['warn', 'In review'],
  approved: ['good', 'Approved'],
  published: ['good', 'Published'],
}

/** What may be done with a deliverable, in words and colour. */
export const rightsWords: Readonly<Record<RightsState, [Tone, string]>> = {
  organic: ['good', 'Organic use'],
  paid: ['good', 'Paid use'],
  none: ['mute', 'No usage rights'],
  ended: ['bad', 'Rights expired'],
}

/** `1:07`, for a moment in a video. */
export function momentOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How videos and pictures of a type stand. */
export function ratioOf(file: { width: number; height: number }): number {
  return file.width / file.height || 9 / 16
}

/** What stands instead of numbers that went with a disconnected account. */
export function withdrawnWords(platform: Platform, isOwn = false): string {
  return `Withdrawn: ${isOwn ? 'you' : 'the creator'} disconnected ${platformNames[platform]}`
}
