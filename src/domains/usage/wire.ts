import * as z from 'zod/mini'
import { EventContext, EventProfile, eventName, eventUuid } from './event.ts'

/**
 * What the analytics client sends: a form with `client` (the project key), `e` (the events as JSON), `v`,
 * `upload_time` (milliseconds) and `checksum`, the MD5 of v + client + e + upload_time: the Amplitude HTTP protocol.
 */
export const wireVersion = '2'
/** The key of our own ingestion endpoint; it names the project and opens nothing. */
export const ownProjectKey = 'plusone'

/** When the analytics client sends, and how much at once. */
export const analyticsDefaults = {
  batchSize: 100,
  uploadThreshold: 30,
  uploadPeriodMs: 30_000,
  savedMax: 1000,
} as const

/** Most events that one upload may hold: a batch of the client. More is answered with 413, and the client halves its own. */
export const mostPerUpload = analyticsDefaults.batchSize

export type WireEvent = {
  event_type: string
  timestamp: number
  uuid: string
  device_id: string
  user_id: string | null
  /** When the usage session began, in milliseconds, as that protocol counts sessions. */
  session_id: number
  event_properties: Record<string, string | number | boolean | null>
  platform: 'Web'
  sequence_number: number
}

/** As much of a wire event as our own endpoint keeps. */
export const IngestedEvent = z.object({
  event_type: eventName,
  timestamp: z.number(),
  uuid: eventUuid,
  event_properties: z._default(
    z.object({
      ...z.partial(EventContext).shape,
      /** The plan of `onboarding_stage_1_complete`: what that event is about. */
      purchase: z.optional(EventContext.shape.target_type),
      session_uuid: z.optional(eventUuid),
      profile_uid: z.optional(z.nullable(EventProfile.shape.uid)),
    }),
    {},
  ),
})

export function checksumInput(client: string, events: string, uploadTime: string): string {
  return wireVersion + client + events + uploadTime
}
