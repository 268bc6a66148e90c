import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Tone } from '../../../kit/web/parts.tsx'
import { type Platform, platformNames } from '../../profiles/vocabulary.ts'
import type { contentCalls } from '../contract.ts'
import { deliverableStateNames, type DeliverableState } from '../states.ts'
import { rightsNames, type RightsState } from '../rights.ts'

export type Deliverables = OutputOf<typeof contentCalls.getDeliverables>
export type DeliverableData = Deliverables['deliverables'][number]
export type VersionData = DeliverableData['versions'][number]
export type CommentData = DeliverableData['comments'][number]

/** `Reel · Instagram`; what is not posted has no platform. */
export function deliverableName({ type, platform }: Pick<DeliverableData, 'type' | 'platform'>): string {
  if (type === 'ugc') return 'Content for the brand'
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} · ${platformNames[platform]}`
}

const stateTones: Readonly<Record<DeliverableState, Tone>> = {
  'to-upload': 'calm',
  'changes-requested': 'warn',
  'in-review': 'warn',
  approved: 'good',
  published: 'good',
}

/** The state of a deliverable, for either side. */
export const stateWords = (state: DeliverableState): [Tone, string] => [stateTones[state], deliverableStateNames[state]]

/** What may be done with a deliverable, in words and colour. */
export const rightsWords: Readonly<Record<RightsState, [Tone, string]>> = {
  organic: ['good', rightsNames.organic],
  paid: ['good', rightsNames.paid],
  none: ['mute', rightsNames.none],
  ended: ['bad', rightsNames.ended],
}

/** How videos and pictures of a type stand. */
export function ratioOf(file: { width: number; height: number }): number {
  return file.width / file.height || 9 / 16
}

/** What stands instead of numbers that went with a disconnected account. */
export function withdrawnWords(platform: Platform, isOwn = false): string {
  return `Withdrawn: ${isOwn ? 'you' : 'the creator'} disconnected ${platformNames[platform]}`
}
